package arbiter.bench.wasteland;

import arbiter.content.yaml.Source;
import arbiter.games.wasteland.WastelandRulebook;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Situation;

/** The tables of the wasteland game that are measured. */
public final class WastelandTables {

    public static final WastelandRulebook BOOK = new WastelandRulebook();

    private static final FileResolver SHIPPED =
            FileResolver.resources(WastelandRulebook.class, "/wasteland/encounters");

    private WastelandTables() {}

    /** Four characters against ten creatures of all four body plans. */
    public static WastelandState convoy() {
        return start("convoy", """
            game: wasteland
            title: A convoy in a ruined yard
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: convoy, at: road behind wagon}
              - {name: Maul, character: ../characters/maul.yaml, side: convoy, at: road}
              - {name: Tallow, character: ../characters/tallow.yaml, side: convoy, at: road}
              - {name: Whisper, character: ../characters/whisper.yaml, side: convoy, at: roof behind parapet}
              - {id: thug-1, from: scav-thug, side: wild, at: yard}
              - {id: thug-2, from: scav-thug, side: wild, at: yard}
              - {id: thug-3, from: scav-thug, side: wild, at: yard}
              - {id: gunner, from: road-gunner, side: wild, at: hall behind counter}
              - {id: hound-1, from: feral-hound, side: wild, at: yard}
              - {id: hound-2, from: feral-hound, side: wild, at: yard}
              - {id: husk, from: shambling-husk, side: wild, at: hall}
              - {id: wasp, from: bore-wasp, side: wild, at: hall}
              - {id: moth, from: glow-moth, side: wild, at: hall}
              - {id: steward, from: steward-bot, side: wild, at: yard}
            scene:
              zones:
                - {name: road, cover: [{name: wagon, kind: wooden-cover}]}
                - {name: roof, cover: [{name: parapet, kind: concrete-cover}]}
                - {name: yard}
                - {name: hall, darkness: 1, cover: [{name: counter, kind: wooden-cover}]}
              links:
                - {between: [road, roof]}
                - {between: [road, yard]}
                - {between: [yard, hall], obstacles: [waist-high]}
              pools: {party: 4}
            """);
    }

    /** Somebody with luck and a full pool is about to attack a warlord behind cover, or a machine with an arm for every range. */
    static WastelandState before(String turn) {
        return start("before-an-attack", """
            game: wasteland
            title: Before an attack
            units:
              - {name: Whisper, character: ../characters/whisper.yaml, side: convoy, at: roof behind parapet}
              - {name: Rook, character: ../characters/rook.yaml, side: convoy, at: roof}
              - {name: Maul, character: ../characters/maul.yaml, side: convoy, at: yard}
              - {id: warlord, from: warlord, side: gang, at: hall behind counter}
              - {id: frame, from: war-frame, side: gang, at: yard}
              - {id: gunner, from: road-gunner, side: gang, at: hall behind counter}
            scene:
              zones:
                - {name: roof, cover: [{name: parapet, kind: concrete-cover}]}
                - {name: yard}
                - {name: hall, cover: [{name: counter, kind: wooden-cover}]}
              links: [{between: [roof, yard]}, {between: [yard, hall]}]
              reach: [[maul, frame]]
              pools: {party: 6, gamemaster: 6}
            turn: %s
            round: 1
            """.formatted(turn));
    }

    private static WastelandState start(String name, String yaml) {
        return Situation.read(Source.text(name, yaml), SHIPPED).start(BOOK);
    }
}
