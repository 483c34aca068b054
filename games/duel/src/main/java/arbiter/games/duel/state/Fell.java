package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** A fighter is out of the duel. */
public record Fell(String fighter) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).offBalance = false;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter).words(" falls").line();
    }
}
