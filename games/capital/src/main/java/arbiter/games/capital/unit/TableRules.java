package arbiter.games.capital.unit;

import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.Weapon;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What a table has decided where people read the rules differently; the standard is what the ledger rules. */
public record TableRules(List<HouseRule> chosen) implements Part {

    public static final TableRules STANDARD = new TableRules(List.of());

    private static final int BOTH = 2;

    public static TableRules of(HouseRule... chosen) {
        return new TableRules(List.of(chosen));
    }

    public boolean has(HouseRule rule) {
        return !chosen.isEmpty() && chosen.contains(rule);
    }

    /** Whether Training with a weapon helps to hit. Ledger: CAP-AMB-52. */
    public boolean trainedAttacks() {
        return !has(HouseRule.NO_TRAINING_BONUS);
    }

    /** How many hands a weapon takes at this table. Ledger: CAP-KEY-TWOHANDED, CAP-AMB-40. */
    public int hands(Weapon weapon) {
        return has(HouseRule.TWO_HANDED_RIFLES)
                        && weapon.tags().contains("midweight")
                        && weapon.tags().contains("gun")
                ? BOTH
                : weapon.hands();
    }

    /** What the two numbers of a vehicle mean at this table. Ledger: CAP-AMB-23. */
    public Maxima maxima(Vehicle vehicle) {
        return has(HouseRule.ENERGY_BEFORE_HIT_POINTS)
                ? new Maxima(vehicle.energy(), vehicle.hitPoints(), 0)
                : new Maxima(vehicle.hitPoints(), vehicle.energy(), 0);
    }
}
