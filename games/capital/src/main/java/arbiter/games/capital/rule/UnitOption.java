package arbiter.games.capital.rule;

import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** A unit as an answer. */
record UnitOption(Combatant unit) implements Option {

    @Override
    public String id() {
        return unit.id();
    }

    @Override
    public String text() {
        return unit.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(unit.id()));
    }
}
