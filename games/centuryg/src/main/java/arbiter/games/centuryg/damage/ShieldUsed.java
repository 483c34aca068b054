package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;

/** A shield stops some Damage and is weaker by it. Ledger: BCG-AMB-36. */
public record ShieldUsed(String unit, Mark shield, int stopped) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Marks.reduce(state, shield, shield.value() - stopped);
    }

    @Override
    public Line line(CenturyState state) {
        int left = shield.value() - stopped;
        return tell(
                state,
                unit,
                "'s " + (shield.kind() == Mark.Kind.BARRIER ? "Absolute Barrier" : "shield") + " stops " + stopped
                        + " Damage, " + (left > 0 ? left + " left" : "used up"));
    }
}
