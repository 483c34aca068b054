package arbiter.games.gladiators.result;

import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.List;

/** The acts of this chapter. */
public final class ResultActs {

    private ResultActs() {}

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.isInAction()) {
            WallAct.offer(state, unit, menu);
            EdgeAct.offer(state, unit, menu);
            HelpAct.offer(state, unit, menu);
            HelpAllAct.offer(state, unit, menu);
            DismissAct.offer(state, unit, menu);
        }
        RecoveryActs.offer(unit, menu);
    }
}
