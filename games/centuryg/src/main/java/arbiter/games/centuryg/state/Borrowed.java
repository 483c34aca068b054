package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Gear a Unit came by during the fight, and the MP owed for what it keeps. Ledger: BCG-AMB-92. */
public final class Borrowed {

    private List<Mounted> weapons = List.of();
    private List<Fitted> upgrades = List.of();
    private int debt;

    Borrowed() {}

    public List<Mounted> weapons() {
        return weapons;
    }

    public List<Fitted> upgrades() {
        return upgrades;
    }

    /** MP to be paid after the fight before anything else is bought. */
    public int debt() {
        return debt;
    }

    boolean isEmpty() {
        return weapons.isEmpty() && upgrades.isEmpty();
    }

    void add(Mounted weapon) {
        List<Mounted> all = new ArrayList<>(weapons);
        all.add(weapon);
        weapons = List.copyOf(all);
    }

    void add(Fitted upgrade) {
        List<Fitted> all = new ArrayList<>(upgrades);
        all.add(upgrade);
        upgrades = List.copyOf(all);
    }

    void owe(int price) {
        debt += price;
    }

    void takeOver(Borrowed earlier) {
        weapons = earlier.weapons;
        upgrades = earlier.upgrades;
        debt = earlier.debt;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Borrowed that
                && debt == that.debt
                && weapons.equals(that.weapons)
                && upgrades.equals(that.upgrades);
    }

    @Override
    public int hashCode() {
        return Objects.hash(weapons, upgrades, debt);
    }
}
