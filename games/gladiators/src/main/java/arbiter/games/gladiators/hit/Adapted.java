package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A power learned from failing against somebody, to hit or in its result. Ledger: GG-MD-02. */
public record Adapted(String user, int power, String target, boolean toHit) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator unit = state.unit(user);
        unit.set(
                toHit
                        ? unit.adaptations().missed(power, target)
                        : unit.adaptations().failed(power, target));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, user)
                .words("'s " + state.unit(user).powers().get(power).title() + " adapts to ")
                .unit(target, state.unit(target).name())
                .words(toHit ? ": 1 better to hit next time" : ": 1 better in its result next time")
                .line();
    }
}
