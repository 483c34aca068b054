package arbiter.games.centuryg.sheet;

/** What is chosen with a Specialist Trait. Ledger: BCG-TRAIT-1. */
public enum TraitChoice {
    /** A topic in the player's own words. */
    TOPIC,
    /** The id of a General Skill. */
    SKILL,
    /** The ids of two General Skills. */
    TWO_SKILLS,
    /** The id of a Skill or Miracle that is trained and can attack. */
    ATTACKING_SKILL,
    /** The ids of two trained Skills. */
    TRAINED_SKILLS,
    /** The id of a Miracle, and one Specialization of it. */
    MIRACLE_TOPIC,
    /** The ids of Deathblows that the character has, worth up to 15 CP together. */
    DEATHBLOWS
}
