package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody comes into an Area that acts, or it comes over them. Ledger: GG-DUR-3, GG-AMB-89. */
public record AreaMet(String unit, String owner, int power, String key) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.set(state.areaStrikes().with(state.turns(), key));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit)
                .words(" is in the Area of ")
                .unit(owner, state.unit(owner).name())
                .words("'s " + state.unit(owner).powers().get(power).title())
                .line();
    }
}
