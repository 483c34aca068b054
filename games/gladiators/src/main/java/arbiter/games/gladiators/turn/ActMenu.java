package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.attack.RegainAct;
import arbiter.games.gladiators.detect.DetectActs;
import arbiter.games.gladiators.end.StopOpponent;
import arbiter.games.gladiators.hold.HoldActs;
import arbiter.games.gladiators.move.ClimbAct;
import arbiter.games.gladiators.move.DodgeDebt;
import arbiter.games.gladiators.move.MoveAct;
import arbiter.games.gladiators.move.MoveThroughAct;
import arbiter.games.gladiators.power.ActivateAct;
import arbiter.games.gladiators.power.BoardAct;
import arbiter.games.gladiators.power.DeactivateAct;
import arbiter.games.gladiators.power.DismissDuplicateAct;
import arbiter.games.gladiators.power.ReloadAct;
import arbiter.games.gladiators.power.ShiftPoolAct;
import arbiter.games.gladiators.power.SuperForm.ChangeFormAct;
import arbiter.games.gladiators.result.ResultActs;
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
            AreaAct.offer(state, unit, menu);
            RegainAct.offer(state, unit, menu);
            ActivateAct.offer(state, unit, menu);
            BoardAct.offer(state, unit, menu);
            DeactivateAct.offer(unit, menu);
            DismissDuplicateAct.offer(state, unit, menu);
            ReloadAct.offer(unit, menu);
            ShiftPoolAct.offer(unit, menu);
            ChangeFormAct.offer(unit, menu);
            MoveThroughAct.offer(state, unit, menu);
            ClimbAct.offer(state, unit, menu);
            DetectActs.offer(state, unit, menu);
            StopOpponent.offer(state, unit, menu);
        }
        MoveAct.offer(state, unit, menu);
        ResultActs.offer(state, unit, menu);
        HoldActs.offer(state, unit, menu);
        PlainActs.offer(unit, menu);
        DodgeDebt.restrict(state, unit, menu);
        return menu;
    }
}
