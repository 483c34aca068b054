package arbiter.games.centuryg.sheet;

import java.util.List;
import java.util.Optional;

/**
 * How Mecha join: the Upgrade, the pilots of the others by the ids of their files, and for a Super Combination who leads
 * (absent: this one) and in which of the lead's Areas this one's equipment goes. Ledger: BCG-COMB-1, BCG-AMB-109.
 */
public record Combination(Upgrade type, List<String> partners, Optional<String> lead, Optional<Area> area) {}
