package arbiter.games.narrative.pool;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SymbolWords;
import arbiter.kernel.Handful;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A pool as it is rolled: every die with its reason, symbols that come without a roll, and notes on dice that were taken
 * away. Ledger: NAR-POOL-12.
 */
public record DicePool(List<PoolDie> dice, Symbols fixed, List<String> notes) {

    /** Before anything is known of a check. */
    public static final DicePool EMPTY = new DicePool(List.of(), Symbols.NONE, List.of());

    public DicePool {
        dice = List.copyOf(dice);
        notes = List.copyOf(notes);
    }

    /** The dice without their reasons: what is drawn. */
    public SymbolPool draw() {
        SymbolPool pool = SymbolPool.EMPTY.and(fixed);
        for (PoolDie die : dice) {
            pool = pool.and(1, die.kind());
        }
        return pool;
    }

    public int count(SymbolDie kind) {
        return (int) dice.stream().filter(die -> die.kind() == kind).count();
    }

    /** One line for each reason: {@code 2 purple for medium range}, {@code 1 purple less for size}. */
    public List<String> reasons() {
        Map<PoolDie, Integer> alike = new LinkedHashMap<>();
        dice.forEach(die -> alike.merge(die, 1, Integer::sum));
        List<String> lines = new ArrayList<>();
        alike.forEach((die, count) -> lines.add(DieWords.count(count, die.kind()) + " for " + die.why()));
        lines.addAll(notes);
        return lines;
    }

    /** Before the roll. */
    public Handful handful() {
        return handful(List.of());
    }

    /** Every die with its reason, and with what it shows where the faces are known. Ledger: NAR-POOL-12. */
    public Handful handful(List<DieFace> faces) {
        List<DieFace> left = new ArrayList<>(faces);
        List<Handful.Die> all = new ArrayList<>();
        for (PoolDie die : dice) {
            Optional<DieFace> face =
                    left.stream().filter(one -> one.die() == die.kind()).findFirst();
            face.ifPresent(left::remove);
            all.add(new Handful.Die(
                    EnumWords.of(die.kind()),
                    die.kind().compareTo(SymbolDie.CHALLENGE) >= 0,
                    die.why(),
                    face.map(DieFace::shown)));
        }
        List<String> remarks = new ArrayList<>(notes);
        if (!fixed.equals(Symbols.NONE)) {
            remarks.add(SymbolWords.of(fixed) + " without a roll");
        }
        return new Handful(all, remarks);
    }

    public PoolOdds odds() {
        return PoolOdds.of(draw());
    }

    /** The pool as people write it: {@code 2P 1A vs 2D}. */
    @Override
    public String toString() {
        SymbolPool rolled = new DicePool(dice, Symbols.NONE, notes).draw();
        return fixed.equals(Symbols.NONE) ? rolled.notation() : rolled.notation() + " with " + SymbolWords.of(fixed);
    }
}
