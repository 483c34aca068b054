package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/** The locations of a body in the order of their faces. Play counts them by their places in this list. Ledger: WAS-LOC-1. */
public record BodyPlan(String id, String name, List<HitLocation> locations, String text) implements Entry {

    /** Faces of the die that finds a location. */
    public static final int FACES = 20;

    public BodyPlan {
        int next = 1;
        int torsos = 0;
        for (HitLocation location : locations) {
            if (location.from() != next) {
                throw new IllegalArgumentException("the locations of a body follow each other without a gap: "
                        + location.id() + " should begin with " + next + ", not " + location.from());
            }
            next = location.to() + 1;
            torsos += location.injury() == InjuryClass.TORSO ? 1 : 0;
        }
        if (next != FACES + 1) {
            throw new IllegalArgumentException("the locations of a body end with " + FACES + ", not " + (next - 1));
        }
        if (torsos != 1) {
            throw new IllegalArgumentException("a body has one location of the torso class, not " + torsos);
        }
    }

    /** The place of the location that a face hits. */
    public int hitBy(int face) {
        int place = 0;
        while (locations.get(place).to() < face) {
            place++;
        }
        return place;
    }

    /** Where damage without a location goes. Ledger: WAS-DMG-13. */
    public int torso() {
        int place = 0;
        while (locations.get(place).injury() != InjuryClass.TORSO) {
            place++;
        }
        return place;
    }

    public HitLocation location(int place) {
        return locations.get(place);
    }

    public int size() {
        return locations.size();
    }
}
