package arbiter.bench.load;

import java.util.List;

/** What a soak is made of. */
record SoakOptions(List<String> arbiter, int seconds, int tables, String game, String encounter) {

    static final String HELP = """
            usage: bench/soak [--seconds S] [--tables N] [--game ID] [--encounter ID]

            Plays at a server of its own while people drop out and come back, tables are saved and the database is copied,
            and prints what the process holds. Ends with 0 when nothing was lost and nothing grew that should not.

              --seconds S     how long (600; at most 7200), after a tenth of it, one minute at most, to warm up
              --tables N      so many tables with four seats, one command a second each (20; at most 200)
              --game, --encounter   what is played (capital, boss)
            """;

    static SoakOptions of(List<String> arbiter, String... words) {
        SoakOptions options = new SoakOptions(arbiter, 600, 20, "capital", "boss");
        if (words.length % 2 != 0) {
            throw new IllegalArgumentException("every option has a value; --help lists them");
        }
        for (int i = 0; i < words.length; i += 2) {
            options = options.with(words[i], words[i + 1]);
        }
        return options;
    }

    private SoakOptions with(String option, String value) {
        return switch (option) {
            case "--seconds" ->
                new SoakOptions(arbiter, LoadOptions.number(option, value, 3, 7200), tables, game, encounter);
            case "--tables" ->
                new SoakOptions(arbiter, seconds, LoadOptions.number(option, value, 1, 200), game, encounter);
            case "--game" -> new SoakOptions(arbiter, seconds, tables, value, encounter);
            case "--encounter" -> new SoakOptions(arbiter, seconds, tables, game, value);
            default -> throw new IllegalArgumentException("there is no option " + option + "; --help lists them");
        };
    }

    double warmUp() {
        return Math.min(60, seconds / 10.0);
    }

    /** The program with another of its commands. */
    List<String> command(String name) {
        List<String> words = new java.util.ArrayList<>(arbiter);
        words.add(name);
        return words;
    }
}
