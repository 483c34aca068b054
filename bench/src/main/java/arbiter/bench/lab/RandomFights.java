package arbiter.bench.lab;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Plays fights with random answers, a million of every game unless told otherwise: nothing may go wrong in them, and
 * what the program holds may not grow. {@code RandomFights [fights] [seconds] [games]}; games take turns, encounters too.
 */
public final class RandomFights {

    private static final long MILLION = 1_000_000;
    private static final long SLICE_SECONDS = 30;

    private RandomFights() {}

    public static void main(String[] args) {
        long wanted = args.length > 0 ? Long.parseLong(args[0]) : MILLION;
        long seconds = args.length > 1 ? Long.parseLong(args[1]) : Long.MAX_VALUE;
        List<String> games = args.length > 2 ? List.of(args[2].split(",")) : List.of();
        List<RandomGame> left = new ArrayList<>();
        for (Rulebook<?> book : Rulebooks.all()) {
            if (games.isEmpty() || games.contains(book.id())) {
                left.add(new RandomGame(book, wanted));
            }
        }
        System.out.println("seconds game fights by-rules too-many-rounds too-many-decisions faults a-second heap-MB");
        long began = System.nanoTime();
        while (!left.isEmpty() && secondsSince(began) < seconds) {
            for (RandomGame game : List.copyOf(left)) {
                game.play(Math.min(SLICE_SECONDS, seconds - secondsSince(began)));
                System.out.printf(Locale.ROOT, "%d %s %.1f%n", secondsSince(began), game, heap());
                if (game.done()) {
                    left.remove(game);
                }
            }
        }
    }

    private static long secondsSince(long began) {
        return (System.nanoTime() - began) / 1_000_000_000;
    }

    /** In megabytes, once everything that nobody needs has gone. */
    private static double heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
    }
}
