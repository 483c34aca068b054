package arbiter.games.centuryg.sheet;

import java.util.List;

/** A set of equipment that only one form has. Ledger: BCG-ALT-2. */
public record Loadout(List<Fitted> upgrades, List<Mounted> weapons) {

    public static final Loadout NONE = new Loadout(List.of(), List.of());

    public boolean isEmpty() {
        return upgrades.isEmpty() && weapons.isEmpty();
    }

    /** What it is worth in MP. */
    public int worth() {
        return upgrades.stream().mapToInt(fitted -> fitted.upgrade().cost()).sum()
                + weapons.stream().mapToInt(mounted -> mounted.weapon().cost()).sum();
    }
}
