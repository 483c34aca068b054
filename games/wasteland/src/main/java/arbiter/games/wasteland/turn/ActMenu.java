package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.action.PlainActs;
import arbiter.games.wasteland.aid.FirstAidAction;
import arbiter.games.wasteland.attack.AttackActs;
import arbiter.games.wasteland.awareness.FriskAct;
import arbiter.games.wasteland.awareness.HideAct;
import arbiter.games.wasteland.awareness.TellAct;
import arbiter.games.wasteland.chem.TakeChemAction;
import arbiter.games.wasteland.companion.CompanionActs;
import arbiter.games.wasteland.damage.StopPersistentAction;
import arbiter.games.wasteland.item.ItemActs;
import arbiter.games.wasteland.move.MovementMenu;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.PlaceMineAct;
import arbiter.games.wasteland.zone.SearchAct;
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
        if (isOver(entries)) {
            return NOTHING;
        }
        entries.add(EndTurn.ENTRY);
        return entries;
    }

    /** Nobody is asked once more only because something could still be dropped. */
    private static boolean isOver(List<MenuEntry> entries) {
        for (int i = 0; i < entries.size(); i++) {
            WastelandAct act = entries.get(i).act();
            if (act.price() != Price.FREE || !act.isIdle()) {
                return false;
            }
        }
        return true;
    }

    /** The major actions that somebody could take outside the price of a turn: by Command or Ready. Ledger: WAS-MAJ-3, WAS-MAJ-8. */
    public static List<WastelandAct> majors(WastelandState state, Fighter one) {
        return of(state, one, Price.MAJOR);
    }

    /** The acts of one price that somebody could do now. */
    public static List<WastelandAct> of(WastelandState state, Fighter one, Price price) {
        List<WastelandAct> acts = new ArrayList<>();
        gather(state, one, act -> {
            if (act.price() == price) {
                acts.add(act);
            }
        });
        return acts;
    }

    /** All acts that are possible, whatever they cost. */
    static List<WastelandAct> everything(WastelandState state, Fighter one) {
        List<WastelandAct> acts = new ArrayList<>();
        gather(state, one, acts::add);
        return acts;
    }

    private static void gather(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        AttackActs.offer(state, one, menu);
        FirstAidAction.offer(state, one, menu);
        TakeChemAction.offer(state, one, menu);
        StopPersistentAction.offer(one, menu);
        ItemActs.offer(state, one, menu);
        CompanionActs.offer(state, one, menu);
        PlainActs.offer(state, one, menu);
        MovementMenu.offer(state, one, menu);
        HideAct.offer(state, one, menu);
        FriskAct.offer(state, one, menu);
        TellAct.offer(state, one, menu);
        PlaceMineAct.offer(one, menu);
        SearchAct.offer(state, one, menu);
    }
}
