package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How persistent damage comes and goes. */
public final class PersistentEvents {

    private PersistentEvents() {}

    /** Damage will come again. Ledger: WAS-PERS-1. */
    public record PersistentBegan(String unit, PersistentDamage.Instance instance) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.persistent().and(instance));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " suffers " + instance.dice() + " CD of persistent "
                            + instance.type().word() + " damage for " + instance.ticks()
                            + (instance.ticks() == 1 ? " turn" : " turns"));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** One tick of it is over. Ledger: WAS-PERS-2. */
    public record PersistentTicked(String unit, int place) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.persistent().ticked(place));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, "'s persistent damage grows older");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** It is stopped before the tick of this turn. Ledger: WAS-PERS-5. */
    public record PersistentStopped(String unit, int place) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.persistent().without(place));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " stops the persistent damage");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }
}
