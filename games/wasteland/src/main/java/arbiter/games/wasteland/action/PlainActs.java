package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.function.Consumer;

/** Actions that need neither a weapon nor a way to go. Ledger: sections 2.7 and 2.8. */
public final class PlainActs {

    private PlainActs() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        for (Fighter ally : state.units()) {
            if (ally != one && ally.canAct() && !state.enemies(one, ally)) {
                menu.accept(new AssistAct(ally));
            }
        }
    }
}
