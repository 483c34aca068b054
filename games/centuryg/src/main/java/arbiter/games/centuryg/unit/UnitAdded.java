package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.kernel.Line;
import java.util.Optional;

/** The gamemaster brings a Unit or a person in; it acts last in the order. */
public record UnitAdded(
        String unit, String name, String side, Optional<Machine> machine, Optional<Person> person, int zone)
        implements CenturyEvent {

    public static UnitAdded of(Fighter newcomer) {
        return new UnitAdded(
                newcomer.id(),
                newcomer.name(),
                newcomer.side(),
                newcomer.isOnFoot() ? Optional.empty() : Optional.of(newcomer.machine()),
                newcomer.hasBody() ? Optional.of(newcomer.body().person()) : Optional.empty(),
                newcomer.zone());
    }

    @Override
    public void apply(CenturyState state) {
        state.add(fighter());
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
