package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** The gamemaster hides a fighter from the others, or shows them. */
public record Hidden(String fighter, boolean hidden) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).hidden = hidden;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter)
                .words(hidden ? " is hidden" : " comes into sight")
                .line();
    }
}
