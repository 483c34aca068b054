package arbiter.games.centuryg.sheet;

import java.util.List;

/** What is chosen when an Upgrade or a Power is bought. Ledger: BCG-UPG-1, BCG-GP-3. */
public enum Choosing {
    /** The kind of attack it answers. */
    ATTACK_KIND(List.of("melee", "shooting", "beam", "non-beam")),
    BEAM_OR_NOT(List.of("beam", "non-beam")),
    ENVIRONMENT(List.of("land", "underwater", "space")),
    /** Any terrain but Plain. */
    TERRAIN(List.of("difficult", "defensive", "extreme", "impassable")),
    /** The id of a Genre Power from the owner's lists. */
    POWER(List.of()),
    /** The id of a Weapon that the Mecha has. */
    WEAPON(List.of()),
    /** The id of a Grunt at Power Level 0. */
    GRUNT(List.of()),
    /** How nine Zones lie together, columns by rows. */
    SHAPE(List.of("3x3", "9x1", "1x9"));

    private final List<String> words;

    Choosing(List<String> words) {
        this.words = words;
    }

    /** What may be chosen, where that is the same for everybody. */
    public List<String> words() {
        return words;
    }
}
