package arbiter.dice.notation;

import arbiter.dice.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Some equal dice, which of them are kept or thrown again, and whether faces are summed or successes counted. */
record Hand(int count, SingleDie die, Selection selection, Optional<Condition> success) implements Term {

    static final int BINDING = 4;

    @Override
    public int roll(Tabletop table) {
        List<List<ThrownDie>> casts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            casts.add(die.cast(table.thrower()));
        }
        Fate fate = selection.again() ? Fate.REROLLED : Fate.DROPPED;
        for (int index : selected(casts)) {
            casts.get(index).replaceAll(thrown -> thrown.fate() == Fate.KEPT ? thrown.becomes(fate) : thrown);
        }
        for (int i = 0; selection.again() && i < selection.size(); i++) {
            casts.add(die.cast(table.thrower()));
        }
        List<ThrownDie> all = casts.stream().flatMap(List::stream).toList();
        table.put(new ThrownDice(text(), all));
        return all.stream()
                .filter(thrown -> thrown.fate() == Fate.KEPT || thrown.fate() == Fate.EXPLODED)
                .mapToInt(thrown -> worth(die.face(thrown)))
                .sum();
    }

    /** The places of the lowest and the highest few. */
    private int[] selected(List<List<ThrownDie>> casts) {
        List<Integer> order = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingInt(i -> standing(casts.get(i))))
                .toList();
        return IntStream.range(0, count)
                .filter(i -> i < selection.lowest() || i >= count - selection.highest())
                .map(order::get)
                .toArray();
    }

    private int standing(List<ThrownDie> cast) {
        return die.counts(die.face(cast.get(cast.size() - 1)));
    }

    /** What a face adds to the result. */
    private int worth(int face) {
        int counts = die.counts(face);
        return success.map(faces -> faces.holds(counts) ? 1 : 0).orElse(counts);
    }

    @Override
    public Numbers odds(Effort effort) {
        Numbers one = die.odds(effort, this::worth);
        if (selection.size() == 0 || selection.size() == count) {
            return repeat(effort, one, count);
        }
        Numbers kept = drop(effort, one);
        return selection.again() ? effort.plus(text(), kept, repeat(effort, one, selection.size())) : kept;
    }

    private Numbers repeat(Effort effort, Numbers one, int times) {
        if (times == 1) {
            return one;
        }
        double span = (double) one.highest() - one.lowest() + 1;
        double each = die.plain() && success.isEmpty() ? effort.perSum(span) : times * span / 2;
        effort.spend(text(), times * span * each, times * effort.bits(one));
        return one.repeat(times);
    }

    /** Low faces are failures when a success is a high face, otherwise successes: then the ends change places. */
    private Numbers drop(Effort effort, Numbers one) {
        boolean falling = success.isPresent() && !success.get().rising();
        int lowest = falling ? selection.highest() : selection.lowest();
        int highest = falling ? selection.lowest() : selection.highest();
        double rows = count - Math.max(lowest, highest);
        double keep = count - selection.size();
        double span = (double) one.highest() - one.lowest() + 1;
        effort.spend(text(), one.size() * rows * rows * (1 + keep * span / 2), count * effort.bits(one));
        return one.drop(count, lowest, highest);
    }

    @Override
    public Range range() {
        int dice = (selection.again() ? count : count - selection.size())
                * (die.explode().isPresent() ? Bounds.EXPLOSIONS + 1 : 1);
        if (success.isPresent()) {
            return new Range(0, dice);
        }
        long lowest = die.counts(die.die().lowest());
        long highest = die.counts(die.die().highest());
        return Range.over(lowest, highest, lowest * dice, highest * dice);
    }

    @Override
    public Stream<Hand> hands() {
        return Stream.of(this);
    }

    @Override
    public String text() {
        String sign = die.explode().isPresent() ? "cs" : "";
        return (count == 1 ? "" : count)
                + die.text()
                + selection.text(count)
                + success.map(faces -> sign + faces.text()).orElse("");
    }

    @Override
    public int binding() {
        return BINDING;
    }
}
