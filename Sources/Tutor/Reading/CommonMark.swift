import CCommonMark

/// Markdown as blocks. The only file that calls cmark.
enum CommonMark {
  /// A block with the lines that it stands in, counted from the first that was given, from 0.
  struct Placed {
    var block: MarkdownBlock
    var first: Int
    var last: Int
    /// It is a block of code between fences.
    var isFence = false
  }

  /// Something that a lesson may not hold, or that does not mean what it seems to.
  struct Finding {
    enum Kind {
      case html, image, tooDeep
      /// A fence for the tutor inside a list or a quote.
      case innerFence
      /// Two stars that were meant for strong text and stay stars.
      case stars
    }

    var kind: Kind
    /// From 0.
    var line: Int
    /// In bytes, from 0.
    var offset: Int
  }

  /// Lists within quotes within lists, at most.
  private static let deepest = 24

  static func read(_ lines: some Collection<String>) -> (blocks: [Placed], findings: [Finding]) {
    var text = lines.joined(separator: "\n")
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let document else { return ([], []) }
    defer { cmark_node_free(document) }
    cmark_consolidate_text_nodes(document)
    var walk = Walk()
    return (walk.placed(in: document), walk.findings)
  }

  private struct Walk {
    var findings: [Finding] = []
    var depth = 0
    /// Of the block whose text is read.
    var block: OpaquePointer?

    mutating func placed(in document: OpaquePointer) -> [Placed] {
      var result: [Placed] = []
      for node in children(of: document) {
        guard let block = block(node) else { continue }
        let first = Int(cmark_node_get_start_line(node)) - 1
        result.append(
          Placed(
            block: block, first: first, last: Int(cmark_node_get_end_line(node)) - 1,
            isFence: !info(of: node).isEmpty))
      }
      return result
    }

    private mutating func blocks(in node: OpaquePointer) -> [MarkdownBlock] {
      if isTooDeep(node) { return [] }
      depth += 1
      defer { depth -= 1 }
      return children(of: node).compactMap { block($0) }
    }

    private mutating func block(_ node: OpaquePointer) -> MarkdownBlock? {
      block = node
      switch cmark_node_get_type(node) {
      case CMARK_NODE_BLOCK_QUOTE: return .quote(blocks(in: node))
      case CMARK_NODE_LIST:
        let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        let items = children(of: node).map { blocks(in: $0) }
        return .list(start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil, items: items)
      case CMARK_NODE_CODE_BLOCK:
        if depth > 0, info(of: node).hasPrefix("tapwalk") { find(.innerFence, node) }
        return .code(literal(of: node))
      case CMARK_NODE_PARAGRAPH: return .paragraph(inlines(in: node))
      case CMARK_NODE_HEADING:
        return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
      case CMARK_NODE_THEMATIC_BREAK: return .rule
      default:
        find(.html, node)
        return nil
      }
    }

    private mutating func inlines(in node: OpaquePointer) -> [MarkdownInline] {
      if isTooDeep(node) { return [] }
      depth += 1
      defer { depth -= 1 }
      return children(of: node).compactMap { inline($0) }
    }

    private mutating func inline(_ node: OpaquePointer) -> MarkdownInline? {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT:
        let text = literal(of: node)
        if text.utf8.contains(UInt8(ascii: "*")), text.contains("**") { find(.stars, node) }
        return .text(text)
      case CMARK_NODE_CODE: return .code(literal(of: node))
      case CMARK_NODE_EMPH: return .emphasis(inlines(in: node))
      case CMARK_NODE_STRONG: return .strong(inlines(in: node))
      case CMARK_NODE_LINK:
        let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        return .link(inlines(in: node), to: address)
      case CMARK_NODE_SOFTBREAK: return .softBreak
      case CMARK_NODE_LINEBREAK: return .lineBreak
      case CMARK_NODE_IMAGE:
        find(.image, node)
        return nil
      default:
        find(.html, node)
        return nil
      }
    }

    private mutating func isTooDeep(_ node: OpaquePointer) -> Bool {
      if depth < CommonMark.deepest { return false }
      find(.tooDeep, node)
      return true
    }

    /// Some nodes have no place of their own; then it is the block's.
    private mutating func find(_ kind: Finding.Kind, _ node: OpaquePointer) {
      var place = node
      if cmark_node_get_start_line(node) == 0, let block { place = block }
      let line = Int(cmark_node_get_start_line(place)) - 1
      findings.append(
        Finding(kind: kind, line: max(0, line), offset: max(0, Int(cmark_node_get_start_column(place)) - 1)))
    }

    private func children(of node: OpaquePointer) -> [OpaquePointer] {
      var result: [OpaquePointer] = []
      var child = cmark_node_first_child(node)
      while let node = child {
        result.append(node)
        child = cmark_node_next(node)
      }
      return result
    }

    private func literal(of node: OpaquePointer) -> String {
      cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private func info(of node: OpaquePointer) -> String {
      guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK, let info = cmark_node_get_fence_info(node)
      else { return "" }
      return String(cString: info)
    }
  }
}
