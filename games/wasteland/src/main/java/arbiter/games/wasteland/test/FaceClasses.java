package arbiter.games.wasteland.test;

import arbiter.dice.Faces;
import arbiter.dice.TestPool;
import arbiter.dice.TestRoll;
import java.util.function.Function;

/**
 * What of some d20 matters for a target number, a critical threshold and a complication range: as long as dice can be
 * thrown again, how many dice show each class of faces, and after that only what they come to. Odds take those throws
 * together that are equal in it. Made once for each combination, because odds know them by their identity.
 */
final class FaceClasses {

    private static final int TARGETS = 22;
    private static final int CRITICALS = 22;
    private static final int RANGES = 6;
    /** Bits in which the dice of one class are counted. */
    private static final int BITS = 4;

    private static final FaceClasses[] KNOWN = new FaceClasses[TARGETS * CRITICALS * RANGES];

    private final TestPool reading;
    private final Function<Faces, Object> byClass = this::classes;
    private final Function<Faces, TestRoll> bySum = this::read;

    private FaceClasses(int target, int critical, int range) {
        reading = new TestPool(1, target, critical, range);
    }

    static FaceClasses of(int target, int critical, int range) {
        int at = (Math.min(target, TARGETS - 1) * CRITICALS + Math.min(critical, CRITICALS - 1)) * RANGES + range;
        FaceClasses known = KNOWN[at];
        if (known == null) {
            known = new FaceClasses(target, critical, range);
            KNOWN[at] = known;
        }
        return known;
    }

    TestRoll read(Faces faces) {
        return reading.read(faces);
    }

    int successes(int face) {
        return reading.successes(face);
    }

    int complications(int face) {
        return reading.complications(face);
    }

    /** How good a face is for whoever threw it: a complication weighs as much as a success. */
    int worth(int face) {
        return successes(face) - complications(face);
    }

    /** For dice that may be thrown again. */
    Function<Faces, Object> byClass() {
        return byClass;
    }

    /** For dice that stand. */
    Function<Faces, TestRoll> bySum() {
        return bySum;
    }

    private Object classes(Faces faces) {
        int counts = 0;
        for (int i = 0; i < faces.size(); i++) {
            int face = faces.face(i);
            int place = successes(face) * 2 + complications(face);
            counts += 1 << place * BITS;
        }
        return counts;
    }
}
