package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;

/** The Powers of Reinforcements that rules know; name and cost stand in the entry. Ledger: BCG-RNF-2, table 3.17. */
public enum ReinforcementPower {
    FORMATION_G,
    ILL_GRANT_YOU_POWER,
    RAISE_THE_SHIELDS,
    FOCUS_FIRE,
    CARRY_OUR_HOPES,
    LIVE;

    /** The id of its entry. */
    public String word() {
        return EnumWords.of(this);
    }

    public static ReinforcementPower of(Reinforcement entry) {
        for (ReinforcementPower power : values()) {
            if (power.word().equals(entry.id())) {
                return power;
            }
        }
        throw new IllegalArgumentException(entry.name() + " is not a Power of Reinforcements");
    }
}
