package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;

/** Defensive rerolls that a held weapon gives. Ledger: CAP-KEY-BLOCK, CAP-AMB-44. */
public record Block(int uses, @Default("1") int rerolls, boolean meleeOnly, boolean trainedOnly) {}
