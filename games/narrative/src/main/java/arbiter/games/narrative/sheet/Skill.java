package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;

/** A skill and the characteristic that goes with it. Ledger: NAR-CHAR-4. */
public record Skill(String id, String name, Characteristic characteristic, Group group, String text) implements Entry {

    public static final int MOST_RANKS = 5;

    /** What a skill is for; the psychic ones are the disciplines. Ledger: NAR-PSY-1. */
    public enum Group {
        GENERAL,
        COMBAT,
        PSYCHIC
    }

    public boolean isDiscipline() {
        return group == Group.PSYCHIC;
    }
}
