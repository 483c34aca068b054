package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.RulebookContract;
import java.util.List;

/** What the engine relies on, for the wasteland. */
class WastelandContractTest extends RulebookContract<WastelandState> {

    WastelandContractTest() {
        super(Tables.BOOK);
    }

    /** From three starts, these are more than twenty fights. */
    @Override
    protected int tables() {
        return 7;
    }

    /** Once from each start: the odds of a step take long. */
    @Override
    protected int fightsWithOdds() {
        return 1;
    }

    /** People close to each other, creatures and machines with a companion among them, and two in a place that wears them down. */
    @Override
    protected List<WastelandState> starts() {
        return List.of(Tables.of("""
            game: wasteland
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: road}
              - {id: thug, from: scav-thug, side: raiders, at: road}
              - {id: gunner, from: road-gunner, side: raiders, at: hall behind counter}
            scene:
              zones:
                - {name: yard, darkness: 1}
                - {name: road, rain: 1}
                - {name: hall, cover: [{name: counter, kind: wooden-cover}]}
              links:
                - {between: [yard, road]}
                - {between: [road, hall], obstacles: [waist-high]}
              reach: [[maul, thug]]
              pools: {party: 3, gamemaster: 4}
            """), Tables.of("""
                game: wasteland
                units:
                  - {name: Marrow, character: ../characters/marrow.yaml, side: hunters, at: trail}
                  - {id: ash, name: Ash, from: feral-hound, side: hunters, at: trail}
                  - {id: moth, from: glow-moth, side: wild, at: den}
                  - {id: steward, from: steward-bot, side: wild, at: trail}
                scene:
                  zones: [{name: trail}, {name: den, radiation: true, terrain: loose-sand}]
                  links: [{between: [trail, den]}]
                  companions: [{unit: ash, of: marrow}]
                  pools: {party: 1, gamemaster: 1}
                """), Tables.of("""
                    game: wasteland
                    units:
                      - {id: thug, from: scav-thug, side: raiders, at: yard}
                      - {id: husk, from: shambling-husk, side: pit, at: yard}
                    options: {radiation-dice: yes}
                    scene: {zones: [{name: yard, radiation: true}], reach: [[thug, husk]]}
                    """));
    }
}
