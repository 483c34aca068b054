package arbiter.dice.notation;

import arbiter.dice.Die;

/** A die whose faces are neighbouring numbers, and the lowest of them: 1 on most dice, -1 on a {@code dF}. */
record Numbered(Die die, int lowest) {

    static final Numbered FUDGE = new Numbered(new Die("dF", 3), -1);

    static Numbered of(int sides) {
        return new Numbered(Die.of(sides), 1);
    }

    int sides() {
        return die.sides();
    }

    int face(int side) {
        return lowest + side - 1;
    }

    int highest() {
        return face(sides());
    }

    /** How many of its faces these are. */
    int count(Condition faces) {
        int count = 0;
        for (int side = 1; side <= sides(); side++) {
            count += faces.holds(face(side)) ? 1 : 0;
        }
        return count;
    }
}
