package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.test.TestAssistant;
import arbiter.games.wasteland.unit.Fighter;
import java.util.List;

/**
 * The circumstances in which an act is done: who does it, whether it is the extra major action, which makes its tests
 * harder, and who assists it whatever happens, such as a commander. Ledger: WAS-AP-7, WAS-MAJ-3, WAS-MAJ-8.
 */
public record Occasion(Fighter actor, boolean extra, List<TestAssistant> helpers) {

    /** A normal action. */
    public static Occasion of(Fighter actor) {
        return new Occasion(actor, false, List.of());
    }

    public static Occasion of(Fighter actor, boolean extra) {
        return new Occasion(actor, extra, List.of());
    }
}
