package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** Nerve kept back is shown and spent. How much is left stays secret. */
public record ReserveSpent(String fighter, int nerve) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).reserve -= nerve;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter)
                .words(" presses the attack with " + nerve + " nerve from the reserve")
                .line();
    }
}
