package arbiter.games.capital.sheet;

import java.util.List;
import java.util.Optional;

/** What was thrown and chosen at one Level Up. Ledger: CAP-LEVEL-2. */
public record LevelChoices(
        HitDice hitPoints, Optional<HitDice> companionHitPoints, List<Ability> picks, List<Acquired> slots) {}
