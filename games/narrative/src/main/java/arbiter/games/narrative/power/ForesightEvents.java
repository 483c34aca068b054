package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** What Augury shows, and how it comes true. */
public final class ForesightEvents {

    private ForesightEvents() {}

    /** Ledger: NAR-FX-ORA-1. */
    public record FightForeseen(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.foresight().withFight());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " foresees the next fight: 2 successes on its initiative");
        }
    }

    /** Ledger: NAR-FX-ORA-2. */
    public record ChecksForeseen(String unit, int checks) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.foresight().withChecks(checks));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " may add a boost die to " + (checks == 1 ? "one check" : checks + " checks") + " of the day");
        }
    }

    public record ForeseenCheckMade(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.foresight().withChecks(-1));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has foreseen this: 1 boost die");
        }
    }

    /** Ledger: NAR-FX-ORA-7. */
    public record DeathForeseen(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.foresight().withDeath(true));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " foresees a fall, which a Story Point can undo");
        }
    }

    public record DeathCheated(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.foresight().withDeath(false));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has foreseen this and does not fall");
        }
    }
}
