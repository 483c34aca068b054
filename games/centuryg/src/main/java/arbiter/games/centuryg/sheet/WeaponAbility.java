package arbiter.games.centuryg.sheet;

/** What Weapons can have besides their kind. Ledger: BCG-ABIL-3 to BCG-ABIL-13. */
public enum WeaponAbility {
    BEAM,
    BLAST,
    BURST,
    CRIPPLING,
    LINE,
    LONG_RANGE,
    TECHNIQUE,
    ONE_SHOT,
    SLOW,
    OVERHEATING,
    UNRELIABLE
}
