package arbiter.games.centuryg;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Event;
import arbiter.rulebook.Situation;
import arbiter.testkit.Scenario;
import java.nio.file.Path;
import java.util.Optional;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final CenturyRulebook BOOK = new CenturyRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "centuryg", "encounters");

    private Tables() {}

    public static CenturyState of(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS).start(BOOK);
    }

    public static CenturyState encounter(String name) {
        return Situation.read(ENCOUNTERS.resolve(name + ".yaml")).start(BOOK);
    }

    /** Two who stand close to each other. */
    public static CenturyState two() {
        return of("""
                game: centuryg
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers, at: "1,1"}
                  - {name: Vane, from: vane-corvin, side: crown, at: "2,1"}
                scene: {squares: 4x3}
                """);
    }

    /** Four against four, all within reach of somebody. */
    public static CenturyState eight() {
        return of("""
                game: centuryg
                units:
                  - {name: Kestrel, character: ../characters/kestrel-ngo-2.yaml, side: rangers, at: "1,0"}
                  - {name: Tomas, character: ../characters/tomas-veld-2.yaml, side: rangers, at: "0,1"}
                  - {name: Imri, character: ../characters/imri-sol-2.yaml, side: rangers, at: "1,2"}
                  - {name: Bo, character: ../characters/bo-harrow-2.yaml, side: rangers, at: "1,3"}
                  - {name: Crown, from: crown-of-thorns, side: crown, at: "4,2"}
                  - {name: Librarian, from: the-librarian, side: crown, at: "5,1"}
                  - {name: Clad, from: ironclad, side: crown, at: "3,0"}
                  - {name: Flight, from: carrion-flight, side: crown, at: "3,3"}
                scene:
                  squares: 6x4
                  terrain: {extreme: ["2,2"], difficult: ["2,1"], defensive: ["4,1"]}
                """);
    }

    /** Two pairs without their machines, in two rooms. */
    public static CenturyState onFoot() {
        return of("""
                game: centuryg
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: guests, at: hall}
                  - {name: Bo, character: ../characters/bo-harrow-4.yaml, side: guests, at: yard}
                  - {name: Vane, from: vane-corvin, side: masks, at: hall}
                  - {name: Sun, from: the-ninth-sun, side: masks, at: yard}
                scene:
                  scale: match
                  zones: [hall, yard]
                  links: [hall - yard]
                  ambush: [vane]
                """);
    }

    /** The event of what the gamemaster changes on the table by hand, as people can. */
    public static Event<CenturyState> edit(CenturyState state, String edit, String values) {
        return Scenario.edit(BOOK, state, edit, Optional.empty(), values);
    }

    /** The same on a unit. */
    public static Event<CenturyState> edit(CenturyState state, String edit, String unit, String values) {
        return Scenario.edit(BOOK, state, edit, Optional.of(unit), values);
    }
}
