package arbiter.games.duel.sheet;

import arbiter.content.catalogue.Entry;

/** Somebody who can be put on the field: an entry of the content, or a character file. */
public record Duelist(
        String id, String name, int skill, int guard, int health, int breath, int nerve, Weapon weapon, String text)
        implements Entry {

    public Duelist {
        new Sheet(skill, guard, health, breath, nerve, weapon);
    }

    public Sheet sheet() {
        return new Sheet(skill, guard, health, breath, nerve, weapon);
    }
}
