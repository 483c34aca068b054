package arbiter.bench;

import arbiter.bench.hand.BestReroll;
import arbiter.bench.hand.CombatDice;
import arbiter.bench.hand.EqualDice;
import arbiter.bench.hand.Grid;
import arbiter.bench.hand.HighestDice;
import arbiter.bench.hand.HighestDie;
import arbiter.bench.hand.MiddleDice;
import arbiter.bench.hand.SuccessPool;
import arbiter.bench.hand.SymbolPool;
import arbiter.dice.Distribution;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** A question about dice with its reference answer and the program written by hand for it alone. */
public enum Task {
    T1(References.T1, new SymbolPool(3, 2, 2, 2, 3, 2)::chances, 2, 3, 0, 1),
    T2(References.T2, new SymbolPool(6, 4, 4, 5, 4, 4)::chances, 2, 3, 0, 1),
    T3A(References.T3A, new HighestDie(7, 10)::chances, 0),
    T3B(References.T3B, new HighestDice(20, 10, 10)::chances, 0),
    T4A(References.T4A, new EqualDice(100, 6)::chances, 0),
    T4B(References.T4B, new MiddleDice(40, 10, 6)::chances, 0),
    T5(References.T5, new SuccessPool(5, 12, 4)::chances, 1, 0),
    T6(References.T6, new CombatDice(12)::chances, 1, 0),
    T7(
            References.T7,
            Program.of(
                    References.T7,
                    new BestReroll(6, 5)::chances,
                    BestReroll.Chances::rerolling,
                    chances -> Answer.ofSuccess(chances.rerolling())));

    private static final double EXACT_TO_FAST = 10;

    private final Reference reference;
    private final Program yardstick;

    Task(Reference reference, Program yardstick) {
        this.reference = reference;
        this.yardstick = yardstick;
    }

    Task(Reference reference, Supplier<Grid> yardstick, int... axes) {
        this(reference, Program.of(reference, yardstick, grid -> grid.chances()[0], grid -> Answer.of(grid, axes)));
    }

    public Reference reference() {
        return reference;
    }

    public Program yardstick() {
        return yardstick;
    }

    /**
     * The engine's answers: its fast kind against the hand-written program, at most {@code target} times its time, and
     * its exact kind against the fast one, at most ten times. Both must work the odds out afresh at every call;
     * {@code place} gives an outcome's numbers in the order of the reference.
     */
    public <T> List<Pair> against(
            double target,
            Function<T, int[]> place,
            Supplier<? extends Distribution<T>> fast,
            Supplier<? extends Distribution<T>> exact) {
        Program fastProgram = Program.of(reference, fast, place);
        Program exactProgram = Program.of(reference, exact, place);
        return List.of(
                Pair.of(reference.task() + " fast", yardstick, fastProgram, target),
                Pair.of(reference.task() + " exact / fast", fastProgram, exactProgram, EXACT_TO_FAST));
    }
}
