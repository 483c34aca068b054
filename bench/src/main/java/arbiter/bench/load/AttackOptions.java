package arbiter.bench.load;

import java.util.List;

/** What is attacked, for how long, and by what. */
record AttackOptions(List<String> server, int tables, int commands, int seconds, String heap, String only) {

    static final String HELP = """
            usage: bench/attack [--seconds S] [--tables N] [--commands N] [--heap SIZE] [--only WORDS]

              --seconds S     how long each attack lasts (10; at most 60)
              --tables N      so many tables of others play meanwhile, four seats each (4; at most 100)
              --commands N    so many commands a second at all of them together (40; at most 400)
              --heap SIZE     the server's largest heap (512m)
              --only WORDS    attacks alone whose name has these words; the findings are left out.
                              "findings" are the findings alone
            """;

    private static final String FINDINGS = "findings";

    static AttackOptions of(List<String> server, String... words) {
        AttackOptions options = new AttackOptions(server, 4, 40, 10, "512m", "");
        if (words.length % 2 != 0) {
            throw new IllegalArgumentException("every option has a value; --help lists them");
        }
        for (int i = 0; i < words.length; i += 2) {
            options = options.with(words[i], words[i + 1]);
        }
        return options;
    }

    private AttackOptions with(String option, String value) {
        return switch (option) {
            case "--tables" -> new AttackOptions(server, number(option, value, 100), commands, seconds, heap, only);
            case "--commands" -> new AttackOptions(server, tables, number(option, value, 400), seconds, heap, only);
            case "--seconds" -> new AttackOptions(server, tables, commands, number(option, value, 60), heap, only);
            case "--heap" -> {
                if (!value.matches("\\d{1,5}[mg]")) {
                    throw new IllegalArgumentException("--heap is a size such as 512m");
                }
                yield new AttackOptions(server, tables, commands, seconds, value, only);
            }
            case "--only" -> new AttackOptions(server, tables, commands, seconds, heap, value);
            default -> throw new IllegalArgumentException("there is no option " + option + "; --help lists them");
        };
    }

    private static int number(String option, String value, int most) {
        if (!value.matches("\\d{1,4}") || Integer.parseInt(value) < 1 || Integer.parseInt(value) > most) {
            throw new IllegalArgumentException(option + " is a number from 1 to " + most);
        }
        return Integer.parseInt(value);
    }

    /** Whether what was once found is tried again. */
    boolean findings() {
        return only.isEmpty() || only.equals(FINDINGS);
    }

    boolean attacks() {
        return !only.equals(FINDINGS);
    }
}
