package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.power.ActivateAct;
import arbiter.games.gladiators.power.BoardAct;
import arbiter.games.gladiators.power.DeactivateAct;
import arbiter.games.gladiators.power.DismissDuplicateAct;
import arbiter.games.gladiators.power.ReloadAct;
import arbiter.games.gladiators.power.ShiftPoolAct;
import arbiter.games.gladiators.power.SuperForm.ChangeFormAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** Everything a character can do with its next action, in the order in which the rulebook lists it. Ledger: GG-TRN-3 to 11. */
public final class ActMenu {

    private ActMenu() {}

    public static List<GladiatorAct> actions(GladiatorsState state, Gladiator unit) {
        List<GladiatorAct> menu = new ArrayList<>();
        if (unit.isInAction()) {
            AttackAct.offer(state, unit, menu);
            ActivateAct.offer(state, unit, menu);
            BoardAct.offer(state, unit, menu);
            DeactivateAct.offer(unit, menu);
            DismissDuplicateAct.offer(state, unit, menu);
            ReloadAct.offer(unit, menu);
            ShiftPoolAct.offer(unit, menu);
            ChangeFormAct.offer(unit, menu);
        }
        PlainActs.offer(unit, menu);
        return menu;
    }
}
