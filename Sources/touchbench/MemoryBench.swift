import TouchModel

/// Bytes a view: how much the resident memory of the process grows while a scene is built, by the number of its views.
enum MemoryBench {
  static func run(_ size: Int) throws(SceneError) {
    print("Memory: growth of resident memory (RSS) over a scene of \(grouped(Double(size))) views")
    for shape in TreeShape.allCases {
      let before = residentBytes()
      let scene = try shape.scene(size)
      let grown = residentBytes() - before
      let views = Double(scene.views.count)
      print(line([shape.name, grouped(Double(grown) / views) + " bytes a view"], [10, 24]))
    }
  }
}
