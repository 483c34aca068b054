package arbiter.dice;

/**
 * Some d20 against a target number: a die of the target or less is a success, one of the critical number or less two,
 * and one of the highest {@code complicationRange} faces also a complication: {@code 5d20 tn 12 crit 4}.
 */
public record TestPool(int count, int target, int critical, int complicationRange) implements Pool<TestRoll> {

    public TestPool {
        Limits.dice("d20", count);
        if (complicationRange < 0 || complicationRange > Die.D20.sides()) {
            throw new IllegalArgumentException("a complication range covers 0 to 20 faces, not " + complicationRange);
        }
    }

    /** A test where only a 20 is a complication. */
    public static TestPool of(int count, int target, int critical) {
        return new TestPool(count, target, critical, 1);
    }

    public int successes(int face) {
        if (face <= critical) {
            return 2;
        }
        return face <= target ? 1 : 0;
    }

    public int complications(int face) {
        return face > Die.D20.sides() - complicationRange ? 1 : 0;
    }

    /** What these faces come to. */
    public TestRoll read(Faces faces) {
        int successes = 0;
        int complications = 0;
        for (int i = 0; i < faces.size(); i++) {
            successes += successes(faces.face(i));
            complications += complications(faces.face(i));
        }
        return TestRoll.of(successes, complications);
    }

    /** The same dice with every face kept, for rerolls of single dice. */
    public Dice faces() {
        return Dice.of(count, Die.D20);
    }

    @Override
    public TestRoll roll(Thrower thrower) {
        int successes = 0;
        int complications = 0;
        for (int i = 0; i < count; i++) {
            int face = thrower.next(Die.D20);
            successes += successes(face);
            complications += complications(face);
        }
        return TestRoll.of(successes, complications);
    }

    @Override
    public Distribution<TestRoll> odds(Weights kind) {
        int sides = Die.D20.sides();
        int[] rows = new int[sides];
        int[] columns = new int[sides];
        for (int side = 0; side < sides; side++) {
            rows[side] = successes(side + 1);
            columns[side] = complications(side + 1);
        }
        return Planes.of(notation(), kind, Spots.of(rows, columns), sides, count, TestRoll::of);
    }

    @Override
    public String notation() {
        return count + "d20 tn " + target + " crit " + critical
                + (complicationRange == 1 ? "" : " comp " + (Die.D20.sides() + 1 - complicationRange));
    }
}
