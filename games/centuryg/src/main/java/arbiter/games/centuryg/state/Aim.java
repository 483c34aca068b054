package arbiter.games.centuryg.state;

import java.util.List;

/** What a Unit aims at, with which Weapon: a Unit, or some Zones. Ledger: BCG-OFF-4. */
public record Aim(String weapon, String target, List<Integer> zones) {}
