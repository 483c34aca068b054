package arbiter.games.narrative;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a table can decide for itself. */
final class NarrativeOptions {

    /** Ledger: NAR-PSY-4. */
    private static final TableOption COSTS = new TableOption(
            "effect-costs",
            "What additional effects of powers cost: as the ledger settled it, sorted strictly, or as in the core system.",
            List.copyOf(EnumWords.all(CostProfile.class)));

    /** Ledger: NAR-FX-ATT-9. */
    private static final TableOption BURN = new TableOption(
            "pyromancy-burn", "Whether Pyromancy may add the Burn of Shock to an Attack.", List.of("yes", "no"));

    /** Ledger: NAR-RANGE-3. */
    private static final TableOption SHOOTING = new TableOption(
            "shooting-while-engaged",
            "Whether whoever is engaged finds every shot harder, or only those at engaged targets.",
            List.of("every-shot", "engaged-targets"));

    static final List<TableOption> ALL = List.of(COSTS, BURN, SHOOTING);

    private NarrativeOptions() {}

    static TableRules rules(Map<String, String> options) {
        return new TableRules(
                CostProfile.valueOf(COSTS.check(options.get(COSTS.id())).toUpperCase(Locale.ROOT)),
                BURN.check(options.get(BURN.id())).equals("yes"),
                SHOOTING.check(options.get(SHOOTING.id())).equals("every-shot"));
    }
}
