package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** A skill and the attribute it usually goes with. Ledger: section 3.15. */
public record Skill(String id, String name, Attribute attribute, String text) implements Entry {

    /** Ranks that nobody exceeds. Ledger: WAS-CHAR-3. */
    public static final int MOST_RANKS = 6;

    public Skill {
        if (SkillName.find(id).isEmpty()) {
            throw new IllegalArgumentException("the rules know no skill '" + id + "', and what it is for");
        }
    }

    public SkillName key() {
        return SkillName.find(id).orElseThrow();
    }
}
