package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an Attack gains when its roll wins by the margin or more. With a type it is damage of its own instead of an
 * increase; with an arc it hurts another unit within so many metres of the target. Ledger: CAP-KEY-CRIT.
 */
public record Crit(
        int margin, @Default("0") Quantity damage, boolean trainedOnly, Optional<DamageType> type, OptionalInt arc) {}
