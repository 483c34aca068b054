package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** A fighter steps back and breathes. */
public record BreathCaught(String fighter, int amount) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).breath += amount;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter)
                .words(" catches breath: " + state.fighter(fighter).breath)
                .line();
    }
}
