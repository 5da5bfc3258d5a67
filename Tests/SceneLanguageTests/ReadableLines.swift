/// Lines of every row of the language that can be read.
enum ReadableLines {
  static let all: [String] = build + change + recognizers + touches + questions + beliefs + checks + session

  static let build = [
    "add A", "ADD A TO root AS button AT 10,10,50,50", "add A at 10 10 50 50 as UIButton to root",
    "add A as MyButton:UIButton with isHidden=on alpha=0.5 above B", "add 视图 at -1.5,+2,1e2,.5", "add \"to\"",
    "add A below B with frame=0,0,10,10 transform=scale 2 rotate 45 tag=5", "add A as segmented",
    "add S as scroll with contentSize=375,2000 contentOffset=0,10, bounces=no",
    "attach button B to A at 10,10,50,50", "attach MyButton:UIButton B to A", "window w2",
    "window w2 level 1 at 0,0,320,480", "window w2 level alert", "controller vc2 for A",
    "controller vc2 as MyController for A", "present sheet from vc",
    "present sheet style overFullScreen from vc",
    "dismiss sheet", "embed vc in navigation nav", "embed vc, vc2 in tabs t", "push detail onto nav",
    "pop nav",
  ]

  static let change = [
    "set A hidden on", "set A isHidden = true", "set A userInteractionEnabled no", "set A.view alpha 0.01",
    "set A interaction off", "set A frame 0,0,10,10", "set A bounds -5 -5 10 10", "set A center 40,40",
    "set A anchorPoint 0 0", "set A transform scale 2 3 rotate -45 translate 10,20",
    "set A transform matrix 1 0 0 1 5 5", "set A transform identity", "set S contentSize 375,2000",
    "set S contentOffset 0 40", "set S contentInset -1,0,0,0", "set pan1 touches 2", "set tap1 taps 2",
    "set pan1 maximumNumberOfTouches unlimited", "set long minimumPressDuration 500ms",
    "set sw1 direction left,up",
    "set e edges all", "set custom1 state began", "set A text \"Hello, world; #1\"", "set A text \"\"",
    "set A backgroundColor red", "set A tag 5", "set pop passthroughViews A,B", "toggle A hidden", "remove A",
    "move A to B", "move A above B", "move A below B", "bring A to front", "send A to back", "rename A B",
    "set system iosVersion 12", "set system wrappers on", "set system tapMaxDuration 750ms",
  ]

  static let recognizers = [
    "attach tap to A", "attach tap double to A with taps=2", "attach pan to A with touches=2 maxTouches=3",
    "attach longPress to A with minimumPressDuration=0.3s", "attach swipe s to A with direction=left",
    "attach screenEdgePan to A with edges=left", "attach custom c to A", "attach UITapGestureRecognizer to A",
    "attach hover to A", "require tap1 toFail tap2", "override tap1 canPrevent no",
    "override tap1 canBePrevented no pan1",
    "delegate tap1 shouldReceiveTouch no from B", "delegate tap1 shouldBegin no",
    "delegate tap1 shouldRecognizeSimultaneously yes with pan1",
    "delegate tap1 shouldRequireFailureOf yes of pan1",
    "delegate tap1 shouldBeRequiredToFailBy yes by pan1", "target B touchUpInside vc.save",
    "target B touchUpInside nil.save:", "target B touchDown,touchUpInside vc.save", "target tap1 vc.handle",
    "target B allEvents \"my vc.save\"", "untarget B", "untarget B touchUpInside", "untarget tap1 vc.handle",
    "implement vc save", "fire B valueChanged", "override A hitTest nil", "override A hitTest to W",
    "override A pointInside inset -20", "override A pointInside circle", "override A touches handle",
    "override A touchesCancelled observe", "override A next vc", "override A gestureRecognizerShouldBegin no",
    "override C beginTracking no", "override S touchesShouldCancel yes", "restore A", "restore A hitTest",
  ]

  static let touches = [
    "tap 40 40", "tap 40,40", "tap A", "tap \"count\" count 2", "tap 40 40 count 2 fingers 3 for 0.5s",
    "press 40 40 for 1s", "press A for 500ms", "press key space", "drag 10 10 to 60 60",
    "drag A to 60,60 over 0.3 steps 3", "swipe left from 100 100", "swipe up from A by 50",
    "pinch 100 100 scale 0.5",
    "rotate A by -90", "touch down 1 at 10 10", "touch down 1 at 10 10 & down 2 at 30 30",
    "touch move 1 to A over 1s",
    "touch move 1 to 1 1 & move 2 to 2 2 over 0.1 steps 2", "touch up 1 & up 2", "touch cancel",
    "touch cancel 3",
    "wait 0.5s", "wait 2", "settle", "shake", "remote play", "interrupt", "focus A", "resign", "hover 10 10",
    "hover off",
  ]

  static let questions = [
    "hit 40 40", "hit A", "chain A", "tree", "tree A", "map", "map A", "show", "show A", "show system",
    "trace", "log",
    "convert 1,2 from A to B", "inside A 10 10",
  ]

  static let beliefs = [
    "believe first-subview-wins", "believe first-subview-wins then tap 40 40",
    "believe \"first-subview-wins\" then drag A to 10 10", "beliefs", "rule GR-16", "rule gr16", "rule GR 16",
    "rule GR-4.8", "rule GR-19a # why", "rules", "rules alpha", "rules touchesCancelled action",
  ]

  static let checks = [
    "expect hit A", "expect hit nothing", "expect hit A for 2", "expect action vc.handleTap1",
    "expect action nil.save",
    "expect no action", "expect no action vc.save", "expect cancelled A", "expect no touches A",
    "expect state tap1 ended", "expect chain A > root > vc", "expect log \"-[A touchesBegan:withEvent:]\"",
    "expect S contentOffset 0,40", "expect B isTracking off", "expect pan1 translation 40,0 within 1",
    "expect tap1 location 50,50 in A", "expect tap1 location 50,50", "expect \"hit\" hidden off",
  ]

  static let session = [
    "undo", "undo 3", "redo", "reset", "save a/b-c.tapwalk", "open \"my file\"", "source ~/x.tapwalk",
    "history",
    "set hints off", "set history on", "set colour off", "set color on", "set ascii on", "set trace short",
    "help",
    "help tap", "help 点击", "?", "quit", "exit", "tap 1 1; tap 2 2 # both", "", "# nothing", " ;; ", "sh root",
    "und",
  ]
}
