package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** The gamemaster brings a fighter in, who acts last in the round. */
public record FighterJoined(Fighter fighter) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.join(fighter.copy());
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter.id()).words(" joins the duel").line();
    }
}
