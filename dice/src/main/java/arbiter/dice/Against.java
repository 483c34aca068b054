package arbiter.dice;

/** One die against the number it must reach: {@code d10 vs 6}. */
public record Against(Die die, int needed) implements Pool<Against.Reach> {

    /** The face of the die beside the number it had to reach. */
    public record Reach(int face, int needed) {

        public boolean reached() {
            return face >= needed;
        }

        /** By how much the number was passed; negative when it was missed. */
        public int margin() {
            return face - needed;
        }
    }

    @Override
    public Reach roll(Thrower thrower) {
        return new Reach(thrower.next(die), needed);
    }

    @Override
    public Distribution<Reach> odds(Weights kind) {
        return kind.die(die.sides()).map(face -> new Reach(face, needed));
    }

    @Override
    public String notation() {
        return die.name() + " vs " + needed;
    }
}
