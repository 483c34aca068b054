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

    /** Written out because every pool looks for the ranks in a skill, which is mostly the very same. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Skill that
                        && id.equals(that.id)
                        && name.equals(that.name)
                        && characteristic == that.characteristic
                        && group == that.group
                        && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    public boolean isDiscipline() {
        return group == Group.PSYCHIC;
    }
}
