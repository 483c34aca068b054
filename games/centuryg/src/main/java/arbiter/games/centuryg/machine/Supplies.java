package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.boss.Allegiance;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;

/** What a Unit has to spend: Energy, and uses of Restoration Upgrades. Ledger: BCG-AMB-48, BCG-REST-1. */
public record Supplies(Reserve energy, Reserve restoration) implements Part {

    public static Supplies full(Machine machine) {
        return new Supplies(Reserve.of(machine.energy()), Reserve.of(machine.systems()));
    }

    /** So much Energy is left, and what is above the capacity put aside. */
    public static void setEnergy(Fighter unit, int amount, int capacity) {
        unit.set(unit.supplies().withEnergy(unit.supplies().energy().set(amount, capacity)));
    }

    /** Energy goes; what is beyond the capacity goes first. Ledger: BCG-AMB-115. */
    public static void spendEnergy(Fighter unit, int amount) {
        unit.set(unit.supplies().withEnergy(unit.supplies().energy().spend(amount)));
    }

    public static void gainEnergy(Fighter unit, int amount) {
        unit.set(unit.supplies().withEnergy(unit.supplies().energy().gain(amount)));
    }

    /** As much Energy again as the capacity in force; what is spent stays spent. Ledger: BCG-AMB-117. */
    public static void redoubleEnergy(Fighter unit, int capacity) {
        Reserve energy = unit.supplies().energy();
        unit.set(unit.supplies().withEnergy(energy.redouble(capacity, unit.rank(Attribute.ENERGY))));
    }

    /** What an Overcharge added is gone with the Turn. Ledger: BCG-AMB-115. */
    public static void endOvercharge(Fighter unit) {
        unit.set(unit.supplies().withEnergy(unit.supplies().energy().grant(0)));
    }

    /** Uses of Restoration Upgrades go, for all whom a Boss sent together. Ledger: BCG-REST-1, we-are-many. */
    public static void spendRestoration(CenturyState state, String unit, int uses) {
        for (Fighter one : Allegiance.sharing(state, unit)) {
            one.set(one.supplies().withRestoration(one.supplies().restoration().spend(uses)));
        }
    }

    /** All uses of its own Restoration Upgrades are back. */
    public static void refillRestoration(Fighter unit) {
        unit.set(unit.supplies().withRestoration(Reserve.of(unit.machine().systems())));
    }

    /** A Unit that has become another one may have more uses to give, or fewer. Ledger: BCG-REST-1. */
    public static void settleRestoration(Fighter unit) {
        int systems = unit.rank(Attribute.SYSTEMS);
        unit.set(unit.supplies().withRestoration(unit.supplies().restoration().settle(systems, systems)));
    }

    /** As many uses are left to a Unit as to one that shares with it. Ledger: we-are-many. */
    public static void shareRestoration(Fighter unit, Fighter with) {
        unit.set(unit.supplies().withRestoration(with.supplies().restoration()));
    }

    public static void exchangeRestoration(Fighter one, Fighter other) {
        Reserve restoration = one.supplies().restoration();
        shareRestoration(one, other);
        other.set(other.supplies().withRestoration(restoration));
    }

    Supplies withEnergy(Reserve now) {
        return now == energy ? this : new Supplies(now, restoration);
    }

    Supplies withRestoration(Reserve now) {
        return now == restoration ? this : new Supplies(energy, now);
    }
}
