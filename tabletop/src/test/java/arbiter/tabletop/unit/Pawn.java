package arbiter.tabletop.unit;

/** A unit of the smallest kind, for the tests of the kit. */
public final class Pawn extends TableUnit {

    /** How strong it is by nature. */
    public record Nature(int strength) implements Part {}

    /** What is left of it. */
    public record Life(int left, Ints marks) implements Part {}

    public Pawn(String id, String side, int strength) {
        super(
                id,
                id.toUpperCase(java.util.Locale.ROOT),
                side,
                new Part[] {new Nature(strength)},
                new Life(strength, Ints.EMPTY));
    }

    public Nature nature() {
        return (Nature) fixed(0);
    }

    public Life life() {
        return (Life) part(0);
    }

    public void set(Life life) {
        put(0, life);
    }

    @Override
    public boolean present() {
        return life().left() > 0;
    }
}
