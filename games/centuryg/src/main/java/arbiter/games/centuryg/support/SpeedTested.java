package arbiter.games.centuryg.support;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Unit Tests Speed to get out of something. Ledger: fire-at-will. */
public record SpeedTested(String unit, String what, int die, int speed, int needed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; the Damage of a failure is an event of its own
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" dodges " + what + ": ")
                .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                .words(" against " + needed + (die + speed >= needed ? ", gets away" : ", is caught"))
                .line();
    }
}
