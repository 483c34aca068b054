package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;

/** What Reinforcements can do for RP. Ledger: BCG-RNF-2, table 3.17. */
public enum ReinforcementPower {
    FORMATION_G("Formation G", 1),
    ILL_GRANT_YOU_POWER("I'll Grant you Power", 1),
    RAISE_THE_SHIELDS("Raise the Shields", 2),
    FOCUS_FIRE("Focus Fire", 2),
    CARRY_OUR_HOPES("Carry our Hopes", 3),
    LIVE("Live!", 3);

    private final String title;
    private final int cost;

    ReinforcementPower(String title, int cost) {
        this.title = title;
        this.cost = cost;
    }

    public String title() {
        return title;
    }

    public int cost() {
        return cost;
    }

    /** The id of its entry. */
    public String word() {
        return EnumWords.of(this);
    }
}
