package arbiter.games.centuryg.weapon;

/** How a Weapon is used. Ledger: 5.3 step 3. */
public enum WeaponUse {
    PLAIN("", ""),
    /** A Beam with more Energy. Ledger: BCG-ABIL-3. */
    BOOSTED(":boosted", ", Boosted"),
    /** Spent like a One Shot. Ledger: jackhammer-stake. */
    SPENT(":spent", ", and spend it");

    private final String suffix;
    private final String words;

    WeaponUse(String suffix, String words) {
        this.suffix = suffix;
        this.words = words;
    }

    /** As it ends the id of an option. */
    public String suffix() {
        return suffix;
    }

    /** As it ends the text of an option. */
    public String words() {
        return words;
    }
}
