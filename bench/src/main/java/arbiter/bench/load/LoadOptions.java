package arbiter.bench.load;

import java.util.List;

/** What a run is made of. */
record LoadOptions(
        List<String> server,
        String game,
        String encounter,
        int tables,
        int seconds,
        int onlookers,
        int events,
        int starts) {

    static final String HELP = """
            usage: bench/load [--tables N] [--seconds S] [--onlookers N] [--events N] [--starts N]
                              [--game ID] [--encounter ID]

              --tables N      so many tables with four seats, one command a second each (200; at most 5000)
              --seconds S     how long the measured part lasts, after half of it as warm-up (30; at most 600)
              --onlookers N   people who watch one more table (50; 0 leaves this out; at most 500)
              --events N      how long the log of one more table gets before people come back to it and the server is
                              killed and started again (1200; 0 leaves this out; at most 20000)
              --starts N      how often the start is measured (5)
              --game, --encounter   what is played (capital, boss)
            """;

    private static final int LONGEST = 600;

    static LoadOptions of(List<String> server, String... words) {
        LoadOptions options = new LoadOptions(server, "capital", "boss", 200, 30, 50, 1200, 5);
        if (words.length % 2 != 0) {
            throw new IllegalArgumentException("every option has a value; --help lists them");
        }
        for (int i = 0; i < words.length; i += 2) {
            options = options.with(words[i], words[i + 1]);
        }
        return options;
    }

    private LoadOptions with(String option, String value) {
        return switch (option) {
            case "--tables" ->
                new LoadOptions(
                        server, game, encounter, number(option, value, 1, 5000), seconds, onlookers, events, starts);
            case "--seconds" ->
                new LoadOptions(
                        server, game, encounter, tables, number(option, value, 1, LONGEST), onlookers, events, starts);
            case "--onlookers" ->
                new LoadOptions(
                        server, game, encounter, tables, seconds, number(option, value, 0, 500), events, starts);
            case "--events" ->
                new LoadOptions(
                        server, game, encounter, tables, seconds, onlookers, number(option, value, 0, 20_000), starts);
            case "--starts" ->
                new LoadOptions(
                        server, game, encounter, tables, seconds, onlookers, events, number(option, value, 0, 50));
            case "--game" -> new LoadOptions(server, value, encounter, tables, seconds, onlookers, events, starts);
            case "--encounter" -> new LoadOptions(server, game, value, tables, seconds, onlookers, events, starts);
            default -> throw new IllegalArgumentException("there is no option " + option + "; --help lists them");
        };
    }

    static int number(String option, String value, int least, int most) {
        if (!value.matches("\\d{1,6}") || Integer.parseInt(value) < least || Integer.parseInt(value) > most) {
            throw new IllegalArgumentException(option + " is a number from " + least + " to " + most);
        }
        return Integer.parseInt(value);
    }

    double warmUp() {
        return seconds / 2.0;
    }

    /** Between two moves at the long table: people may send 20 commands a second, and not always the same one does. */
    long pause() {
        return 50_000_000;
    }
}
