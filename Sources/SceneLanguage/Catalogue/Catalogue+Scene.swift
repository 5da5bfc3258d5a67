extension Catalogue {
  static let build: [CommandEntry] = [
    .init(
      .add, .build, "Adds a view, by default to root and filling it",
      forms: ["add NAME [to VIEW] [as CLASS] [at X,Y,W,H] [with PROP=VALUE ...] [above|below VIEW]"],
      examples: [
        "add A at 10,10,100,100", "add B to A as button at 0 0 50 50",
        "add C as MyView:UIView with alpha=0.5",
      ]),
    .init(
      .window, .build, "Adds a window in front of the others of its level",
      forms: ["window NAME [at X,Y,W,H] [level N]"],
      examples: ["window w2 level 1", "window w2 at 0,0,320,100"]),
    .init(
      .controller, .build, "Gives a view a controller: a window's root controller, or a child",
      forms: ["controller NAME for VIEW [as CLASSNAME]"], examples: ["controller vc2 for A"]),
    .init(
      .present, .build, "Presents a new controller with a view NAME.view",
      forms: ["present NAME from VC [style pageSheet|fullScreen|overFullScreen|popover]"],
      examples: ["present sheet from vc", "present menu from vc style popover"]),
    .init(
      .dismiss, .build, "Takes a presented controller away", forms: ["dismiss VC"],
      examples: ["dismiss sheet"]),
    .init(
      .embed, .build, "Puts controllers into a navigation or tab bar controller",
      forms: ["embed VC, in navigation|tabs NAME"],
      examples: ["embed vc in navigation nav", "embed vc,vc2 in tabs t"]),
    .init(
      .push, .build, "Pushes a controller, new or known, onto a navigation controller",
      forms: ["push NAME onto NAV"], examples: ["push detail onto nav"]),
    .init(.pop, .build, "Pops the top controller", forms: ["pop NAV"], examples: ["pop nav"]),
  ]

  static let change: [CommandEntry] = [
    .init(
      .set, .change, "Sets a property, a system setting, or a setting of this session",
      forms: [
        "set OBJ PROP VALUE", "set system SETTING VALUE", "set hints|history|colour|ascii on|off",
        "set trace full|normal|short|silent",
      ],
      examples: [
        "set A isHidden on", "set A frame 0,0,50,50", "set A transform scale 2 rotate 45",
        "set S contentSize 375,2000",
        "set system iosVersion 12", "set hints off", "set trace short",
      ]),
    .init(
      .toggle, .change, "Turns an on-off property over", forms: ["toggle OBJ PROP"],
      examples: ["toggle A isUserInteractionEnabled"]),
    .init(
      .remove, .change, "Removes a view with all that is in it, a recognizer, or a controller",
      forms: ["remove OBJ"], examples: ["remove A"]),
    .init(
      .move, .change, "Moves a view to another superview or place, or a recognizer to another view",
      forms: ["move OBJ to VIEW", "move VIEW above|below VIEW"], examples: ["move A to B", "move A above B"]),
    .init(
      .bring, .change, "Puts a view before its siblings", forms: ["bring VIEW to front"],
      examples: ["bring A to front"]),
    .init(
      .send, .change, "Puts a view behind its siblings", forms: ["send VIEW to back"],
      examples: ["send A to back"]),
    .init(
      .rename, .change, "Gives an object another name", forms: ["rename OBJ NAME"], examples: ["rename A B"]),
  ]

  static let wire: [CommandEntry] = [
    .init(
      .attach, .wire, "Attaches a gesture recognizer to a view, or adds a control",
      forms: ["attach KIND [NAME] to VIEW [with PROP=VALUE ...]", "attach CLASS NAME to VIEW [at X,Y,W,H]"],
      examples: [
        "attach tap to A", "attach tap double to A with taps=2", "attach button B to A at 10,10,50,50",
      ]),
    .init(
      .require, .wire, "Lets a recognizer wait until another one has failed",
      forms: ["require G toFail G"], examples: ["require tap1 toFail tap2"]),
    .init(
      .delegate, .wire, "Says what a recognizer's delegate answers",
      forms: [
        "delegate G shouldReceiveTouch yes|no [from VIEW]", "delegate G shouldBegin yes|no",
        "delegate G shouldRecognizeSimultaneously yes|no [with G]",
        "delegate G shouldRequireFailureOf yes|no [of G]",
        "delegate G shouldBeRequiredToFailBy yes|no [by G]",
      ],
      examples: [
        "delegate tap1 shouldReceiveTouch no from B",
        "delegate pinch1 shouldRecognizeSimultaneously yes with rotation1",
      ]),
    .init(
      .target, .wire, "Adds a target-action pair; nil searches the responder chain",
      forms: ["target CONTROL EVENT, ACTION", "target G ACTION"],
      examples: [
        "target B touchUpInside vc.save", "target B valueChanged nil.changed", "target tap1 vc.handleTap",
      ]),
    .init(
      .untarget, .wire, "Takes target-action pairs away",
      forms: ["untarget CONTROL [EVENT] [ACTION]", "untarget G [ACTION]"],
      examples: ["untarget B", "untarget B touchUpInside vc.save"]),
    .init(
      .implement, .wire, "Says that an object responds to an action", forms: ["implement OBJ ACTIONNAME"],
      examples: ["implement vc save"]),
    .init(
      .fire, .wire, "Sends a control's actions without a touch", forms: ["fire CONTROL EVENT"],
      examples: ["fire B touchUpInside"]),
    .init(
      .override, .wire, "Says what a subclass does instead of UIKit's default",
      forms: [
        "override VIEW hitTest nil|self|passthrough", "override VIEW hitTest to VIEW",
        "override VIEW pointInside always|never|circle|subviews", "override VIEW pointInside inset N",
        "override RESPONDER touches|touchesBegan|touchesMoved|touchesEnded|touchesCancelled handle|observe|forward",
        "override RESPONDER next RESPONDER", "override VIEW gestureRecognizerShouldBegin yes|no",
        "override CONTROL beginTracking|continueTracking yes|no",
        "override SCROLL touchesShouldBegin|touchesShouldCancel yes|no",
        "override G canPrevent|canBePrevented yes|no [G]",
      ],
      examples: [
        "override A pointInside inset -20", "override A hitTest passthrough", "override A touches handle",
        "override pan1 canPrevent no tap1",
      ]),
    .init(
      .restore, .wire, "Takes an override back, or all of an object", forms: ["restore OBJ [METHOD]"],
      examples: ["restore A", "restore A hitTest"]),
  ]
}
