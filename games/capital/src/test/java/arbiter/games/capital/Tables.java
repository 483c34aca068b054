package arbiter.games.capital;

import arbiter.content.yaml.Source;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Event;
import arbiter.rulebook.Situation;
import arbiter.testkit.Scenario;
import java.nio.file.Path;
import java.util.Optional;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final CapitalRulebook BOOK = new CapitalRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "capital", "encounters");

    private Tables() {}

    public static CapitalState of(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS).start(BOOK);
    }

    /** Two who stand in each other's way, in a room that nobody can run from. */
    public static CapitalState two() {
        return of("""
                game: capital
                units:
                  - {name: Nia, from: dock-gunner, side: docks, at: "0,0"}
                  - {name: Rook, from: gutter-raider, side: gutter, at: "1,0"}
                scene:
                  blockers:
                    - {wall: "-4,-4; 6,-4; 6,8; -4,8; -4,-4"}
                """);
    }

    /** A rider and a Companion's owner against a crew, in a yard that nobody can drive out of. */
    public static CapitalState wheels() {
        return of("""
                game: capital
                units:
                  - {name: Pim, character: ../characters/pim-tarrow-1.yaml, side: crew, at: {aboard: bike}}
                  - {id: bike, of: pim, at: {point: "0,0", facing: 90}, now: {hp: 3, energy: 6}}
                  - {name: Ilse, character: ../characters/ilse-marrow-1.yaml, side: crew, at: "2,2", now: {hp: 6}}
                  - {id: beacon, of: ilse, at: {point: "3,4", altitude: 2}}
                  - {id: sled, from: dust-skimmer, side: gutter, at: "8,2", now: {hp: 5, energy: 4}}
                  - {name: Rook, from: gutter-raider, side: gutter, at: {aboard: sled}, now: {hp: 5}}
                scene:
                  blockers:
                    - {wall: "-4,-4; 12,-4; 12,8; -4,8; -4,-4"}
                """);
    }

    /** Four against four in a room, all within reach of somebody. */
    public static CapitalState eight() {
        return of("""
                game: capital
                units:
                  - {name: Ilse, character: ../characters/ilse-marrow-5.yaml, side: crew, at: "0,0"}
                  - {name: Jax, character: ../characters/jax-irrin-5.yaml, side: crew, at: "0,1"}
                  - {name: Orrin, character: ../characters/orrin-vantage-5.yaml, side: crew, at: "0,2"}
                  - {name: Wren, character: ../characters/wren-halloway-5.yaml, side: crew, at: "0,3"}
                  - {name: Rook, from: gutter-raider, side: docks, at: "1,0"}
                  - {name: Nia, from: dock-gunner, side: docks, at: "1,1"}
                  - {name: Ash, from: ash-hound, side: docks, at: "1,2"}
                  - {name: Vee, from: velvet-duelist, side: docks, at: "1,3"}
                scene:
                  blockers:
                    - {wall: "-4,-4; 6,-4; 6,8; -4,8; -4,-4"}
                    - {pillar: "4,6", diameter: 1}
                """);
    }

    /** The event of what the gamemaster changes on the table by hand, as people can. */
    public static Event<CapitalState> edit(CapitalState state, String edit, String values) {
        return Scenario.edit(BOOK, state, edit, Optional.empty(), values);
    }

    /** The same on a unit. */
    public static Event<CapitalState> edit(CapitalState state, String edit, String unit, String values) {
        return Scenario.edit(BOOK, state, edit, Optional.of(unit), values);
    }
}
