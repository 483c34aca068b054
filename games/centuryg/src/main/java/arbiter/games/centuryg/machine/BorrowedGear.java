package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** Gear a Unit came by during the fight, and the MP owed for what it keeps after it. Ledger: BCG-AMB-92. */
public record BorrowedGear(List<Mounted> weapons, List<Fitted> upgrades, int debt) {

    public static final BorrowedGear NONE = new BorrowedGear(List.of(), List.of(), 0);

    boolean isEmpty() {
        return weapons.isEmpty() && upgrades.isEmpty();
    }

    BorrowedGear with(Mounted weapon) {
        List<Mounted> all = new ArrayList<>(weapons);
        all.add(weapon);
        return new BorrowedGear(List.copyOf(all), upgrades, debt);
    }

    BorrowedGear with(Fitted upgrade) {
        List<Fitted> all = new ArrayList<>(upgrades);
        all.add(upgrade);
        return new BorrowedGear(weapons, List.copyOf(all), debt);
    }

    BorrowedGear owing(int price) {
        return new BorrowedGear(weapons, upgrades, debt + price);
    }

    /** Gear turns up in the middle of the fight. Ledger: BCG-AMB-92. */
    public record GearGained(String unit, Mounted weapon, int debt) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter whole = state.bodyOf(unit); // BCG-COMB-3
            whole.set(whole.outfit().with(whole.outfit().borrowed().with(weapon)));
            Fighter owner = state.unit(unit);
            owner.set(owner.outfit().with(owner.outfit().borrowed().owing(debt)));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(
                    state,
                    unit,
                    " has a " + weapon.weapon().name() + (debt > 0 ? " and owes " + debt + " MP for it" : ""));
        }
    }

    /** An Upgrade turns up in the middle of the fight. Ledger: BCG-AMB-92. */
    public record UpgradeGained(String unit, Fitted upgrade, int debt) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter whole = state.bodyOf(unit); // BCG-COMB-3
            whole.set(whole.outfit().with(whole.outfit().borrowed().with(upgrade)));
            Fighter owner = state.unit(unit);
            owner.set(owner.outfit().with(owner.outfit().borrowed().owing(debt)));
            EnergyCapacity.settle(state);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(
                    state,
                    unit,
                    " has " + upgrade.upgrade().name() + (debt > 0 ? " and owes " + debt + " MP for it" : ""));
        }
    }
}
