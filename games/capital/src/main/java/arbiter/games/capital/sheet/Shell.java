package arbiter.games.capital.sheet;

/** Power armour that shares its wearer's hit points, in numbers. Ledger: CAP-AMB-22. */
public record Shell(int own, int hitPoints, int armour, int margin, Quantity unarmed) {}
