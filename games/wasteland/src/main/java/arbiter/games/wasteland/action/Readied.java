package arbiter.games.wasteland.action;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: an action that waits for its trigger, and whether it was the extra major action of the turn. Ledger: WAS-MAJ-8. */
public record Readied(Optional<String> trigger, Optional<String> act, boolean extra) implements Part {

    public static final Readied NONE = new Readied(Optional.empty(), Optional.empty(), false);

    static Readied of(String trigger, String act, boolean extra) {
        return new Readied(Optional.of(trigger), Optional.of(act), extra);
    }

    public boolean isWaiting() {
        return trigger.isPresent();
    }

    /** What the gamemaster watches for, if it was put in words. */
    public Optional<String> words() {
        return trigger.flatMap(Trigger::words);
    }

    /** Whether anybody at the table waits for something. */
    static boolean isAnybody(WastelandState state) {
        for (int i = 0; i < state.units().size(); i++) {
            Fighter one = state.units().get(i);
            if (one.readied().isWaiting() && one.canAct()) {
                return true;
            }
        }
        return false;
    }
}
