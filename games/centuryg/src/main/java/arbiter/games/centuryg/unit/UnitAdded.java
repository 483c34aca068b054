package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Emblem;
import java.util.Optional;

/** The gamemaster brings a Unit or a person in; it acts last in the order. */
public record UnitAdded(
        String unit,
        String name,
        String side,
        Optional<Machine> machine,
        Optional<Person> person,
        int zone,
        Optional<Emblem> emblem)
        implements CenturyEvent {

    /** As that fighter, with a token that bears what a file says. */
    public static UnitAdded of(Fighter newcomer, Optional<Emblem> emblem) {
        return new UnitAdded(
                newcomer.id(),
                newcomer.name(),
                newcomer.side(),
                newcomer.isOnFoot() ? Optional.empty() : Optional.of(newcomer.machine()),
                newcomer.hasBody() ? Optional.of(newcomer.body().person()) : Optional.empty(),
                newcomer.zone(),
                emblem);
    }

    @Override
    public void apply(CenturyState state) {
        Fighter newcomer = fighter();
        newcomer.bear(emblem);
        state.add(newcomer);
    }

    private Fighter fighter() {
        if (machine.isEmpty()) {
            return Fighter.onFoot(unit, name, side, person.orElseThrow(), zone);
        }
        return person.isPresent()
                ? new Fighter(unit, name, side, machine.get(), person.get(), zone)
                : new Fighter(unit, name, side, machine.get(), zone);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " comes in at " + state.field().name(zone));
    }
}
