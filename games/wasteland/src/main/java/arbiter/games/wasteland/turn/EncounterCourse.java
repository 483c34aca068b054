package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: who started the fight, if the scene says so, and whether the gamemaster has ended it. Ledger: WAS-TURN-1, WAS-TURN-10. */
public record EncounterCourse(Optional<String> starter, boolean ended) implements Part {

    public static final EncounterCourse UNDER_WAY = new EncounterCourse(Optional.empty(), false);

    /** For setting up a table. */
    public static void startedBy(WastelandState state, Fighter starter) {
        state.set(new EncounterCourse(Optional.of(starter.id()), state.course().ended));
    }

    EncounterCourse over() {
        return new EncounterCourse(starter, true);
    }
}
