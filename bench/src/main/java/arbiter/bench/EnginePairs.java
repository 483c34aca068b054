package arbiter.bench;

import arbiter.bench.d1.EngineDuel;
import arbiter.bench.d1.RerollAttack;
import arbiter.bench.hand.BestRerolls;
import arbiter.dice.BestChance;
import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Dice;
import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.dice.Numbers;
import arbiter.dice.Pool;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.TestPool;
import arbiter.dice.TestRoll;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The engine's answers to the tasks, asked through its public interface and worked out afresh each time. */
final class EnginePairs {

    private static final double NEAR = 2;
    private static final double TINY = 10;
    private static final long SEED = 7;

    private static final Pool<Symbols> T1 = new SymbolPool(3, 2, 2, 2, 3, 2, Symbols.NONE);
    private static final Pool<Symbols> T2 = new SymbolPool(6, 4, 4, 5, 4, 4, Symbols.NONE);

    private EnginePairs() {}

    static List<Pair> odds() {
        List<Pair> pairs = new ArrayList<>();
        pairs.addAll(pair(Task.T1, NEAR, EnginePairs::place, T1));
        pairs.addAll(pair(Task.T2, NEAR, EnginePairs::place, T2));
        pairs.addAll(pair(Task.T3A, TINY, EnginePairs::place, Dice.of(7, 10).keepHighest(1)));
        pairs.addAll(pair(Task.T3B, NEAR, EnginePairs::place, Dice.of(20, 10).keepHighest(10)));
        pairs.addAll(pair(Task.T4A, TINY, EnginePairs::place, Dice.of(100, 6).sum()));
        pairs.addAll(pair(Task.T4B, NEAR, EnginePairs::place, Dice.of(40, 6).drop(10, 10)));
        pairs.addAll(pair(Task.T5, TINY, EnginePairs::place, TestPool.of(5, 12, 4)));
        pairs.addAll(pair(Task.T6, TINY, EnginePairs::place, new CombatDice(12)));
        pairs.addAll(Task.T7.against(
                TINY, won -> new int[] {won ? 1 : 0}, () -> bestReroll(Weights.FAST), () -> bestReroll(Weights.EXACT)));
        pairs.add(Pair.forOrientation("T1 asked again", Task.T1.yardstick(), again(T1)));
        return pairs;
    }

    static List<Pair> fights() {
        Program engine = DuelReference.program(new EngineDuel(SEED)::fight);
        Program rerolls = attack(() -> BestRerolls.hitChance());
        return List.of(
                Pair.of("D1 engine / b", Pairs.wordDuel(), engine, 10),
                Pair.of("D1 engine / a", Pairs.libraryDuel(), engine, 4),
                Pair.forOrientation("D1 solved / engine x 1000", engine, solved()),
                Pair.forOrientation(
                        "attack, rerolls, fast",
                        rerolls,
                        attack(() -> RerollAttack.fast().probabilityOf(true))),
                Pair.forOrientation(
                        "attack, rerolls, exact",
                        rerolls,
                        attack(() -> RerollAttack.exact().chanceOf(true).toDouble())));
    }

    private static <T> List<Pair> pair(Task task, double target, Function<T, int[]> place, Pool<T> pool) {
        return task.against(target, place, () -> pool.odds(Weights.FAST), () -> pool.odds(Weights.EXACT));
    }

    private static int[] place(Symbols symbols) {
        return new int[] {symbols.success(), symbols.advantage(), symbols.triumph(), symbols.despair()};
    }

    private static int[] place(Integer number) {
        return new int[] {number};
    }

    private static int[] place(TestRoll roll) {
        return new int[] {roll.successes(), roll.complications()};
    }

    private static int[] place(CombatRoll roll) {
        return new int[] {roll.damage(), roll.effects()};
    }

    /** T7: throwing the lowest die again is never worse than the other. */
    private static Distribution<Boolean> bestReroll(Weights kind) {
        Numbers die = kind.die(6);
        Distribution<Faces> attack = Dice.of(2, 6).odds(kind);
        Numbers defense = Dice.of(2, 6).sum().odds(kind);
        return BestChance.of(attack, defense, (dice, total, options) -> {
            int needed = total - 1;
            options.sure(dice.sum() >= needed);
            options.atLeast(die, needed - dice.highest());
            options.atLeast(die, needed - dice.lowest());
        });
    }

    private static Program again(Draw<Symbols> draw) {
        return new Program(() -> draw.fast().probability(0), List::of);
    }

    private static Program attack(java.util.function.DoubleSupplier chance) {
        return new Program(chance, () -> {
            double found = chance.getAsDouble();
            return Math.abs(found - BestRerolls.hitChance()) < 1e-12
                    ? List.of()
                    : List.of("the attack hits with " + found + ", by hand " + BestRerolls.hitChance());
        });
    }

    private static Program solved() {
        double[] known = {DuelReference.STARTER_WINS, DuelReference.TURNS, DuelReference.ATTACKS};
        return new Program(() -> EngineDuel.solve()[0], () -> {
            List<String> problems = new ArrayList<>();
            double[] found = EngineDuel.solve();
            for (int i = 0; i < known.length; i++) {
                if (Math.abs(found[i] - known[i]) > 1e-8) {
                    problems.add("the solved duel has " + found[i] + " where the reference has " + known[i]);
                }
            }
            return problems;
        });
    }
}
