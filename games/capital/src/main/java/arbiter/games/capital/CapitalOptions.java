package arbiter.games.capital;

import arbiter.games.capital.state.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** The rulings a table may choose for itself. */
final class CapitalOptions {

    private static final TableOption TRAINED_ATTACKS = new TableOption(
            "trained-attacks",
            "Whether an Attack with a weapon one is trained with gets +2 (CAP-AMB-52).",
            List.of("plus-2", "no-bonus"));
    private static final TableOption RIFLE_HANDS = new TableOption(
            "rifle-hands",
            "How many hands the Auto Rifle and the Precision Rifle take (CAP-AMB-40).",
            List.of("one", "two"));
    private static final TableOption GM_BONES = new TableOption(
            "gm-bones",
            "Whether units of the gamemaster without Bones of their own fall at 0 HP or have as many as FTD (CAP-AMB-70).",
            List.of("none", "fortitude"));

    static final List<TableOption> ALL = List.of(TRAINED_ATTACKS, RIFLE_HANDS, GM_BONES);

    private CapitalOptions() {}

    static TableRules rules(Map<String, String> chosen) {
        return new TableRules(
                isStandard(TRAINED_ATTACKS, chosen), !isStandard(RIFLE_HANDS, chosen), !isStandard(GM_BONES, chosen));
    }

    private static boolean isStandard(TableOption option, Map<String, String> chosen) {
        return option.standard().equals(chosen.getOrDefault(option.id(), option.standard()));
    }
}
