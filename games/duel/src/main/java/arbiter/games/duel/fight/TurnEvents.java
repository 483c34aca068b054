package arbiter.games.duel.fight;

import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How a duel goes on from turn to turn. */
public final class TurnEvents {

    private TurnEvents() {}

    /** Everybody is ready and the first turn comes. */
    public record DuelBegan() implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            state.set(new DuelClock(state.round(), state.turns(), true));
        }

        @Override
        public Line line(DuelState state) {
            return Line.of("The duel begins");
        }
    }

    /** The turn goes to the next one who stands; when everybody has had theirs, a new round begins. */
    public record TurnEnded() implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            acted(state.active(), true);
            do {
                int turn = state.turns() + 1;
                boolean roundOver = turn % state.units().size() == 0;
                state.set(new DuelClock(state.round() + (roundOver ? 1 : 0), turn, true));
                if (roundOver) {
                    state.units().forEach(fighter -> acted(fighter, false));
                }
            } while (!state.active().standing());
        }

        private static void acted(Fighter fighter, boolean already) {
            fighter.set(fighter.stance().acted(already));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, state.active().id(), " is next, round " + state.round());
        }
    }
}
