package arbiter.games.capital.sheet;

import java.util.OptionalInt;

/** An Action that restores Ammo: all of it, unless an amount is given. Ledger: CAP-EQ-6. */
public record Reload(OptionalInt amount, boolean instantIfTrained) {}
