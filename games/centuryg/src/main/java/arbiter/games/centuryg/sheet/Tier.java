package arbiter.games.centuryg.sheet;

/** How much of a character somebody is. Ledger: BCG-TIER-1 to BCG-TIER-3. */
public enum Tier {
    PC,
    RIVAL,
    GRUNT,
    BOSS;

    /** Grunts have neither Genre Points nor Powers. */
    public boolean hasPowers() {
        return this != GRUNT;
    }
}
