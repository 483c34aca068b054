package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.List;

/** The acts of this chapter. */
public final class HoldActs {

    private HoldActs() {}

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.isInAction()) {
            TrapAct.offer(state, unit, menu);
            GripActs.offer(state, unit, menu);
            TelekineticHold.offer(state, unit, menu);
            ThrowActs.offer(state, unit, menu);
        }
        ResistAct.offer(state, unit, menu);
    }
}
