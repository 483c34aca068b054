package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
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
}
