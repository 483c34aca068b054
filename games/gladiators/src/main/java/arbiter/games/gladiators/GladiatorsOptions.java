package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** What a table can decide for itself. */
final class GladiatorsOptions {

    /** Ledger: GG-AMB-104. */
    private static final TableOption STALEMATE = new TableOption(
            "stalemate",
            "GG-AMB-104",
            "After how many turns of the end game a fight that nobody decides is a stalemate.",
            List.of("20", "10", "5"));

    static final List<TableOption> ALL = List.of(STALEMATE);

    private GladiatorsOptions() {}

    static TableRules rules(Map<String, String> options, int heroes) {
        return new TableRules(heroes, Integer.parseInt(options.get(STALEMATE.id())));
    }
}
