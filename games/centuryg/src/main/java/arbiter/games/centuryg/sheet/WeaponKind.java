package arbiter.games.centuryg.sheet;

/** Every Weapon is one of these. Ledger: BCG-WPN-2. */
public enum WeaponKind {
    MELEE,
    SHOOTING
}
