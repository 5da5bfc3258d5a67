/// Finds a line that can be read, as near to the user's as possible.
enum Suggestion {
  /// How many mended lines are tried.
  private static let budget = 60
  private static let longestLine = 2000

  /// Applies the fixes of the fault, then those of the faults that remain, the fewest fixes first; where none helps, an
  /// example of the command.
  static func line(mending fault: Fault, in bytes: [UInt8]) -> String? {
    let example = (fault.verb ?? .help).example
    guard bytes.count <= longestLine else { return example }
    var queue: [(bytes: [UInt8], fault: Fault)] = [(bytes, fault)]
    var head = 0
    var tries = 0
    while head < queue.count, tries < budget {
      let (line, fault) = queue[head]
      head += 1
      for fix in fault.fixes {
        guard fix.span.start <= fix.span.end, fix.span.end <= line.count else { continue }
        var mended = line
        mended.replaceSubrange(fix.span.start..<fix.span.end, with: Array(fix.text.utf8))
        tries += 1
        do throws(Fault) {
          if try Parser.read(mended).isEmpty { continue }
          return String(decoding: mended.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
        } catch {
          queue.append((mended, error))
        }
      }
    }
    return example
  }
}
