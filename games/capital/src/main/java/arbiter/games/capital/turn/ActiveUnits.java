package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Who is Active, and who acts by Seizing the Initiative. The moments between two Actions, when nobody is Active, last no
 * longer than the question that is asked then. Ledger: CAP-KEY-ACTIVE.
 */
public record ActiveUnits(Optional<String> active, Optional<String> seizing) implements Part {

    public static final ActiveUnits NONE = new ActiveUnits(Optional.empty(), Optional.empty());

    /** Nobody knows that this unit is Active. */
    static void leaveOut(CapitalState known, String unit) {
        ActiveUnits now = known.activeUnits();
        known.set(new ActiveUnits(
                now.active.filter(one -> !one.equals(unit)), now.seizing.filter(one -> !one.equals(unit))));
    }

    ActiveUnits withActive(String unit) {
        return new ActiveUnits(Optional.of(unit), seizing);
    }

    ActiveUnits withNobody() {
        return new ActiveUnits(Optional.empty(), seizing);
    }
}
