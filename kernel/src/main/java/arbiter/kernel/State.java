package arbiter.kernel;

/**
 * A table of one game as data: typed fields that only events of the same package write. Compared by value
 * ({@code equals}, {@code hashCode}).
 */
public interface State<S extends State<S>> {

    /** An independent copy; what never changes (names, content) may be shared. */
    S copy();

    /** A copy that is never changed, only compared with and restored from; whoever makes many of them may say so. */
    default S keep() {
        return copy();
    }

    /** Takes over every value of a copy made earlier, keeping the objects of units that both have. */
    void restore(S earlier);
}
