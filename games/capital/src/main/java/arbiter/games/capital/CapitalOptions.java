package arbiter.games.capital;

import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rulings a table may choose for itself: what the ledger says first, then the other reading. */
final class CapitalOptions {

    private record Ruling(TableOption option, HouseRule departure) {}

    private static final List<Ruling> RULINGS = List.of(
            ruling(
                    HouseRule.ENERGY_BEFORE_HIT_POINTS,
                    "vehicle-numbers",
                    "CAP-AMB-23",
                    "Which of the two numbers of a Vehicle comes first, its HP or its Energy.",
                    "hit-points-first",
                    "energy-first"),
            ruling(
                    HouseRule.SHARED_ACTIONS,
                    "companion-actions",
                    "CAP-AMB-34",
                    "Whether a Companion has two Actions of its own in the shared turn, or the pair has two in all.",
                    "own",
                    "shared"),
            ruling(
                    HouseRule.TWO_HANDED_RIFLES,
                    "rifle-hands",
                    "CAP-AMB-40",
                    "How many hands the Auto Rifle and the Precision Rifle take.",
                    "one",
                    "two"),
            ruling(
                    HouseRule.NO_TRAINING_BONUS,
                    "trained-attacks",
                    "CAP-AMB-52",
                    "Whether an Attack with a weapon one is trained with gets +2.",
                    "plus-2",
                    "no-bonus"),
            ruling(
                    HouseRule.EXCESS_INTO_BONES,
                    "excess-damage",
                    "CAP-AMB-66",
                    "Whether damage beyond the last HP is lost or taken from the Bones.",
                    "lost",
                    "bones"),
            ruling(
                    HouseRule.BONES_FOR_ALL,
                    "gm-bones",
                    "CAP-AMB-70",
                    "Whether units of the gamemaster without Bones of their own fall at 0 HP or have as many as FTD.",
                    "none",
                    "fortitude"),
            ruling(
                    HouseRule.ALLIES_LET_PASS,
                    "moving-through-allies",
                    "CAP-AMB-82",
                    "Whether allies of the same size or smaller block a Move like anybody else.",
                    "blocked",
                    "allowed"),
            ruling(
                    HouseRule.FREE_ORDERS,
                    "ordered-seizes",
                    "CAP-AMB-89",
                    "Whether an Initiative given by That's an Order or Assemble! costs an Action next turn and locks"
                            + " out further Seizing.",
                    "debt",
                    "free"),
            ruling(
                    HouseRule.UNCOUNTED_PATCH_UP,
                    "patch-up-counters",
                    "CAP-AMB-92",
                    "Whether Patch Up gives an Attack Counter and suffers from those there are.",
                    "counted",
                    "ignored"),
            ruling(
                    HouseRule.RALLY_NEEDS_A_HIT,
                    "rallied-attacks",
                    "CAP-AMB-112",
                    "Whether a rallied Attack deals its extra damage even if it misses.",
                    "always",
                    "on-a-hit"));

    static final List<TableOption> ALL = RULINGS.stream().map(Ruling::option).toList();

    private CapitalOptions() {}

    static TableRules rules(Map<String, String> chosen) {
        List<HouseRule> departures = new ArrayList<>();
        for (Ruling ruling : RULINGS) {
            String standard = ruling.option().standard();
            if (!standard.equals(chosen.getOrDefault(ruling.option().id(), standard))) {
                departures.add(ruling.departure());
            }
        }
        return new TableRules(List.copyOf(departures));
    }

    private static Ruling ruling(
            HouseRule departure, String id, String rule, String question, String ledger, String otherReading) {
        return new Ruling(new TableOption(id, rule, question, List.of(ledger, otherReading)), departure);
    }
}
