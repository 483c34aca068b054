package arbiter.dice;

/** The face of a die beside the number it had to reach. */
public record Reach(int face, int needed) {

    public boolean reached() {
        return face >= needed;
    }

    /** By how much the number was passed; negative when it was missed. */
    public int margin() {
        return face - needed;
    }
}
