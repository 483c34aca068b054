package arbiter.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What was asked for on the command line. */
record Options(boolean help, boolean list, boolean json, boolean noise, boolean jmh, int rounds, List<String> names) {

    static final String HELP = """
            Usage: bench/run [options] [NAME...]

            Compares programs with each other: first their answers, then their speed.
            A NAME picks the pairs whose name starts with it; without one all are measured.

              --list       print the names of the pairs and stop
              --rounds N   compare N times (default 101, at least 5)
              --noise      each hand-written program against itself: how quiet the machine is
              --jmh        run the pairs under JMH instead, one program after the other
              --json       print the result as JSON
              --help       print this page
            """;

    private static final int ROUNDS = 101;

    /** Reads the arguments; a wrong one is refused in words. */
    static Options of(String... arguments) {
        List<String> words = new ArrayList<>(List.of(arguments));
        int rounds = rounds(words);
        Options options = new Options(
                words.remove("--help"),
                words.remove("--list"),
                words.remove("--json"),
                words.remove("--noise"),
                words.remove("--jmh"),
                rounds,
                words);
        for (String word : words) {
            if (word.startsWith("-")) {
                throw new IllegalArgumentException("unknown option " + word + "; --help prints the options");
            }
        }
        return options;
    }

    private static int rounds(List<String> words) {
        int at = words.indexOf("--rounds");
        if (at < 0) {
            return ROUNDS;
        }
        words.remove(at);
        String number = at < words.size() ? words.remove(at) : "nothing";
        if (!number.matches("[0-9]{1,4}") || Integer.parseInt(number) < Ratios.FEWEST_ROUNDS) {
            throw new IllegalArgumentException(
                    "--rounds needs a number of at least " + Ratios.FEWEST_ROUNDS + ", not " + number);
        }
        return Integer.parseInt(number);
    }

    /** The pairs that were asked for by name. */
    List<Pair> pick(List<Pair> pairs) {
        for (String name : names) {
            if (pairs.stream().noneMatch(pair -> matches(pair, name))) {
                throw new IllegalArgumentException("no pair starts with " + name + "; --list prints their names");
            }
        }
        return pairs.stream()
                .filter(pair -> names.isEmpty() || names.stream().anyMatch(name -> matches(pair, name)))
                .toList();
    }

    private static boolean matches(Pair pair, String name) {
        return pair.name().toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT));
    }
}
