package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** A fighter missed badly and stands awkwardly until the next attack. */
public record BalanceLost(String fighter) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).offBalance = true;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter).words(" is off balance").line();
    }
}
