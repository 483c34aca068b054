package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A power that somebody has running: its number among all that this user ever activated, the power and the way in which
 * it is used, whether it burns out for four more Levels, how many Levels have faded, on whom it is and over which hexes
 * it lies. Ledger: GG-DUR-1, GG-DUR-3, GG-AMB-111.
 */
public record ActivePower(
        int number, int power, int way, boolean burning, int faded, List<String> on, Optional<PlacedArea> area) {

    public ActivePower {
        on = FixedList.copyOf(on);
    }

    /** Whether it is on that unit by name. */
    public boolean isOn(String unit) {
        for (int i = 0; i < on.size(); i++) {
            if (on.get(i).equals(unit)) {
                return true;
            }
        }
        return false;
    }

    public ActivePower on(List<String> units) {
        return new ActivePower(number, power, way, burning, faded, units, area);
    }

    public ActivePower without(String unit) {
        return on(on.stream().filter(other -> !other.equals(unit)).toList());
    }

    public ActivePower with(String unit) {
        if (isOn(unit)) {
            return this;
        }
        List<String> more = new ArrayList<>(on);
        more.add(unit);
        return on(more);
    }

    ActivePower over(PlacedArea other) {
        return new ActivePower(number, power, way, burning, faded, on, Optional.of(other));
    }

    public ActivePower fadedOnce() {
        return new ActivePower(number, power, way, burning, faded + 1, on, area);
    }
}
