package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Round begins with one more Tension. Ledger: BCG-OP-5, BCG-OP-10. */
public record RoundBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.round++;
        state.tension++;
        state.fighters().forEach(fighter -> fighter.acted = false);
        if (state.reinforcements != null) {
            state.reinforcements = state.reinforcements.acting(false);
        }
        state.phase = Phase.NEXT_TURN;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Round " + state.round + ", Tension " + state.tension);
    }
}
