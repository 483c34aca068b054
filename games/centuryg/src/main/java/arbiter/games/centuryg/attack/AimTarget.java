package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What a Unit aims at, with which Weapon: a Unit, or some Zones. Ledger: BCG-OFF-4. */
public record AimTarget(String weapon, String target, List<Integer> zones) implements Part {

    /** For tables set up with somebody aiming already. */
    public static void take(Fighter unit, String weapon, Fighter target) {
        unit.set(new AimTarget(weapon, target.id(), List.of()));
    }
}
