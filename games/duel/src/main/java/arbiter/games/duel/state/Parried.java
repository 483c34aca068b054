package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** A fighter spends breath to throw the lowest die of a defence again. */
public record Parried(String fighter, int before, int after) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).breath--;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter)
                .words(" parries: the " + before + " becomes a " + after + ", " + state.fighter(fighter).breath
                        + " breath left")
                .line();
    }
}
