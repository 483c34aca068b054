package arbiter.dice;

/** What somebody may do in one state, each way with its chance to win; the best one counts. */
public abstract sealed class Options permits FastOptions, LongOptions, BigOptions {

    private final Weights kind;
    private boolean offered;

    Options(Weights kind) {
        this.kind = kind;
    }

    /** A way that wins or loses for certain. */
    public final void sure(boolean won) {
        offered = true;
        offerSure(won);
    }

    /** A way that wins if the roll comes to that number or more. */
    public final void atLeast(Numbers roll, int number) {
        NumberTable table = (NumberTable) roll;
        if (table.kind() != kind) {
            throw new IllegalArgumentException(
                    "exact and fast odds cannot be mixed: the roll is " + table.kind() + ", the decision " + kind);
        }
        offered = true;
        offer(table.tails(), table.firstFrom(number), table.total);
    }

    abstract void offerSure(boolean won);

    abstract void offer(Cells wins, int index, Cells total);

    /** Counts the best way of this state, times the weights of its two results, and is ready for the next. */
    abstract void take(int first, int second);

    /** The chance to win over all states taken, in the proportion of winning to losing. */
    abstract Distribution<Boolean> result(Cells firstTotal, Cells secondTotal);

    final void decide(Object first, Object second) {
        if (!offered) {
            throw new IllegalArgumentException("no way to go on was offered for " + first + " and " + second);
        }
        offered = false;
    }
}
