package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.action.PlainActs;
import arbiter.games.wasteland.aid.FirstAidAction;
import arbiter.games.wasteland.attack.AttackActs;
import arbiter.games.wasteland.chem.TakeChemAction;
import arbiter.games.wasteland.damage.StopPersistentAction;
import arbiter.games.wasteland.move.MovementMenu;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Everything somebody can do now, chapter by chapter; what cannot be paid for is left out. Ledger: section 5.1, step 4. */
public final class ActMenu {

    private static final List<MenuEntry> NOTHING = List.of(EndTurn.ENTRY);

    private ActMenu() {}

    public static List<MenuEntry> of(WastelandState state, Fighter one) {
        if (!one.canAct()) {
            return NOTHING;
        }
        Allowance allowance = Allowance.of(state, one);
        List<MenuEntry> entries = new ArrayList<>();
        gather(state, one, act -> {
            if (allowance.allows(act)) {
                entries.add(new MenuEntry(act, allowance.points(act)));
            }
        });
        entries.add(EndTurn.ENTRY);
        return entries;
    }

    /** The major actions that somebody could take outside the price of a turn: by Command or Ready. Ledger: WAS-MAJ-3, WAS-MAJ-8. */
    public static List<WastelandAct> majors(WastelandState state, Fighter one) {
        List<WastelandAct> acts = new ArrayList<>();
        gather(state, one, act -> {
            if (act.price() == Price.MAJOR) {
                acts.add(act);
            }
        });
        return acts;
    }

    private static void gather(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        AttackActs.offer(state, one, menu);
        FirstAidAction.offer(state, one, menu);
        TakeChemAction.offer(state, one, menu);
        StopPersistentAction.offer(one, menu);
        PlainActs.offer(state, one, menu);
        MovementMenu.offer(state, one, menu);
    }
}
