package arbiter.games.narrative.check;

/** What a check is for, as far as rules tell checks apart. A power that attacks is a combat check. Ledger: NAR-COMBAT-9. */
public enum CheckKind {
    COMBAT_MELEE,
    COMBAT_RANGED,
    POWER,
    SKILL,
    DRIVING,
    FEAR,
    INITIATIVE;

    public boolean isCombat() {
        return this == COMBAT_MELEE || this == COMBAT_RANGED;
    }
}
