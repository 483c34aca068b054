package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** The gamemaster takes a fighter out of the duel. */
public record FighterLeft(String fighter) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).health = 0;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter).words(" leaves the duel").line();
    }
}
