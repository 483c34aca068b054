package arbiter.games.duel.state;

import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** A fighter keeps nerve back in secret. */
public record ReserveKept(String fighter, int nerve) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.fighter(fighter).reserve = nerve;
    }

    @Override
    public Line line(DuelState state) {
        return DuelEvent.tell(state, fighter)
                .words(" keeps " + nerve + " nerve in reserve")
                .line();
    }

    @Override
    public Audience audience(DuelState state) {
        return Audience.playing(fighter);
    }
}
