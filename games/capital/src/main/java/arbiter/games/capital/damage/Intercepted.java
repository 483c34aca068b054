package arbiter.games.capital.damage;

import arbiter.dice.Faces;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Somebody throws themselves in the way and takes over part of the damage. Ledger: CAP-AMB-107. */
public record Intercepted(String unit, String victim, Faces dice, int taken) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" intercepts for ")
                .unit(victim, state.unit(victim).name())
                .words(": ")
                .dice(dice.toString())
                .words(", takes over " + taken)
                .line();
    }
}
