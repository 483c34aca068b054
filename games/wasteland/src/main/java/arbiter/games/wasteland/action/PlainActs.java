package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.List;
import java.util.function.Consumer;

/** Actions that need neither a weapon nor a way to go. Ledger: sections 2.7 and 2.8. */
public final class PlainActs {

    private PlainActs() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        menu.accept(DefendAct.ACT);
        menu.accept(RallyAct.SURVIVAL);
        menu.accept(RallyAct.SPEECH);
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter ally = units.get(i);
            if (ally != one && ally.canAct() && !state.enemies(one, ally)) {
                menu.accept(new AssistAct(ally));
            }
        }
        menu.accept(ReadyAct.ACT);
        menu.accept(OtherTestAct.ACT);
        menu.accept(InteractAct.ACT);
        menu.accept(PassAct.ACT);
    }
}
