package arbiter.games.centuryg.attack;

import arbiter.tabletop.unit.Part;
import java.util.List;

/** What a Unit aims at, with which Weapon: a Unit, or some Zones. Ledger: BCG-OFF-4. */
public record AimTarget(String weapon, String target, List<Integer> zones) implements Part {}
