package arbiter.bench;

import arbiter.bench.hand.LibraryDuel;
import arbiter.bench.hand.StreamDuel;
import arbiter.bench.hand.WordDuel;
import java.util.ArrayList;
import java.util.List;

/** Everything that is measured. A new candidate is one line here. */
public final class Pairs {

    private static final long SEED = 20260101;

    private Pairs() {}

    public static List<Pair> all() {
        List<Pair> pairs = new ArrayList<>(EnginePairs.odds());
        pairs.addAll(EnginePairs.fights());
        pairs.addAll(CapitalPairs.all());
        pairs.addAll(CenturyPairs.all());
        pairs.addAll(GladiatorsPairs.all());
        pairs.addAll(NarrativePairs.all());
        pairs.addAll(WastelandPairs.all());
        pairs.add(Pair.forOrientation("D1 library source", wordDuel(), libraryDuel()));
        pairs.add(Pair.forOrientation("D1 engine stream", wordDuel(), streamDuel()));
        return pairs;
    }

    /** Every hand-written program against itself: how far the ratios are from 1 is the noise of the machine. */
    public static List<Pair> noise() {
        List<Pair> pairs = new ArrayList<>();
        for (Task task : Task.values()) {
            pairs.add(Pair.forOrientation(task.reference().task(), task.yardstick(), task.yardstick()));
        }
        pairs.add(Pair.forOrientation("D1 a", libraryDuel(), libraryDuel()));
        pairs.add(Pair.forOrientation("D1 b", wordDuel(), wordDuel()));
        return pairs;
    }

    /** Duel D1, variant a: the library's random source, one call a die. */
    public static Program libraryDuel() {
        return DuelReference.program(new LibraryDuel(SEED)::fight);
    }

    /** Duel D1, variant b: four dice from one random word. */
    public static Program wordDuel() {
        return DuelReference.program(new WordDuel(SEED)::fight);
    }

    /** Duel D1 by hand on the engine's random stream, one call a die. */
    public static Program streamDuel() {
        return DuelReference.program(new StreamDuel(SEED)::fight);
    }
}
