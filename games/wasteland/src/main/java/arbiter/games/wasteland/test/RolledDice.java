package arbiter.games.wasteland.test;

import arbiter.dice.Faces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The d20 of a roll: those that may still be thrown again, and those that were and stand. Ledger: WAS-TEST-10. */
record RolledDice(Faces open, Optional<Faces> settled) {

    static RolledDice of(Faces thrown) {
        return new RolledDice(thrown, Optional.empty());
    }

    Faces all() {
        return settled.map(open::and).orElse(open);
    }

    /** A die is turned to its new face, which stands. */
    RolledDice rerolled(int face, int other) {
        int place = 0;
        while (open.face(place) != face) {
            place++;
        }
        int[] left = new int[open.size() - 1];
        for (int i = 0; i < left.length; i++) {
            left[i] = open.face(i < place ? i : i + 1);
        }
        Faces now = Faces.of(other);
        return new RolledDice(Faces.of(left), Optional.of(settled.map(now::and).orElse(now)));
    }

    boolean isOpen() {
        return open.size() > 0;
    }

    /** Each face that may be thrown again once, the worst first, and leaving it. */
    List<DieOption> options(FaceClasses classes, int lacking) {
        List<DieOption> options = new ArrayList<>(open.size() + 1);
        int last = 0;
        for (int i = open.size() - 1; i >= 0; i--) {
            int face = open.face(i);
            if (face != last) {
                options.add(new DieOption(face, classes.worth(face), lacking));
                last = face;
            }
        }
        options.sort((one, other) -> one.worth() - other.worth());
        options.add(DieOption.NONE);
        return options;
    }

    /** The worst die, unless all of them count. */
    DieOption worst(FaceClasses classes, int lacking) {
        DieOption worst = DieOption.NONE;
        for (int i = open.size() - 1; i >= 0; i--) {
            int face = open.face(i);
            if (classes.worth(face) < 1 && (worst.declines() || classes.worth(face) < worst.worth())) {
                worst = new DieOption(face, classes.worth(face), lacking);
            }
        }
        return worst;
    }
}
