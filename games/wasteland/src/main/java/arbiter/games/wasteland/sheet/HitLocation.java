package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** A place of a body that can be hit, with the faces of the d20 that hit it. Ledger: section 3.10. */
public record HitLocation(String id, String name, int from, int to, InjuryClass injury, String text) implements Entry {

    public HitLocation {
        if (from < 1 || to > BodyPlan.FACES || from > to) {
            throw new IllegalArgumentException(
                    "a location is hit by faces from 1 to " + BodyPlan.FACES + ", not " + from + " to " + to);
        }
    }

    /** As it stands within a sentence: {@code left arm}. */
    public String words() {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
