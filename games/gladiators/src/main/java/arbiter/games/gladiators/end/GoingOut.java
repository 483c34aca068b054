package arbiter.games.gladiators.end;

import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.power.Duplicates;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;

/** Out of action: at three hits for a major character, at one for a minor. Ledger: GG-OOA-1 to 3. */
public final class GoingOut {

    private static final int MAJOR = 3;
    private static final int MINOR = 1;
    private static final int SUMMONED = 2;

    private GoingOut() {}

    /** The hits that somebody's body can take. */
    public static int hits(Gladiator unit) {
        return unit.isMajor() ? MAJOR : unit.origin().isSummoned() ? SUMMONED : MINOR;
    }

    public static void check(Play<GladiatorsState> play, Gladiator unit, boolean lethal, boolean grievous) {
        if (unit.isInAction() && unit.injuries().body() >= hits(unit)) {
            play.emit(new WentOut(unit.id(), lethal, grievous));
            Duplicates.wentOut(play, unit, lethal); // GG-AB-16
        }
    }

    /** Somebody goes out of action and lies prone; what was owed for dodging is forgotten. Ledger: GG-OOA-3, GG-AMB-37. */
    public record WentOut(String unit, boolean lethal, boolean grievous) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.out().out(lethal, grievous, state.round()));
            Posture.lie(gladiator);
            MovementRecord.settle(gladiator);
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " is out of action");
        }

        @Override
        public void measure(Measures measures) {
            measures.fact(unit + " becomes out of action", true);
        }
    }
}
