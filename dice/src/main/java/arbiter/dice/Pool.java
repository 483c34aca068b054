package arbiter.dice;

/** A draw whose odds follow from its description. They are remembered, so that asking again is a lookup. */
public interface Pool<T> extends Draw<T> {

    /** Works the odds out afresh. */
    Distribution<T> odds(Weights kind);

    @Override
    default Distribution<T> exact() {
        return Remembered.EXACT.odds(this);
    }

    @Override
    default Distribution<T> fast() {
        return Remembered.FAST.odds(this);
    }
}
