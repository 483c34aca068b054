package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** The turn goes to the next one who stands; when everybody has had theirs, a new round begins. */
public record TurnEnded() implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.active().acted = true;
        do {
            state.turn++;
            if (state.turn % state.fighters().size() == 0) {
                state.round++;
                state.fighters().forEach(fighter -> fighter.acted = false);
            }
        } while (!state.active().standing());
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, state.active().id())
                .words(" is next, round " + state.round)
                .line();
    }
}
