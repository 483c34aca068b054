package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;

/** The Simple Melee Weapon that a thing is close enough to, with so much less damage. Ledger: CAP-UNARM-2. */
public record Improvisation(Weapon like, @Default("0") int less) {}
