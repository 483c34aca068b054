package arbiter.games.centuryg.sheet;

/** The lists of Upgrades. */
public enum UpgradeKind {
    GENERAL,
    ACTIVE_DEFENSE,
    RESTORATION,
    MOBILITY,
    SUPPORT,
    EXTRA_AREA,
    ALTERNATE_FORM,
    COMBINATION,
    FEATURE,
    ENEMY_FEATURE,
    BOSS,
    CAPSTONE
}
