package arbiter.interpreters.situation;

import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.kernel.Ending;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Expectations;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Compares what a situation expects with what came of it. */
public final class Expected {

    /** One expectation, whether it held, and what there was instead. */
    public record Result(String text, boolean held, String found) {}

    private Expected() {}

    public static List<Result> check(SituationTable<?> run) {
        Expectations expectations = run.situation().expectations();
        List<Result> results = new ArrayList<>();
        List<String> log = run.table().log().stream().map(LoggedEvent::text).toList();
        checkLog(expectations.log(), log, results);
        View view = run.table().view(Viewer.GAMEMASTER);
        List<String> ids = view.units().stream().map(View.Unit::id).toList();
        expectations.units().forEach((id, values) -> checkUnit(id, values, view.unit(id), ids, results));
        expectations.winner().ifPresent(winner -> {
            String found = run.table().ending().flatMap(Ending::winner).orElse("nobody yet");
            results.add(new Result(winner + " wins", found.equals(winner), found));
        });
        return results;
    }

    /** Every line must come, in this order; others may stand between them. */
    private static void checkLog(List<String> expected, List<String> log, List<Result> results) {
        int from = 0;
        for (String line : expected) {
            int at = log.subList(from, log.size()).indexOf(line);
            String found = at >= 0
                    ? line
                    : Nearest.to(line, log.subList(from, log.size())).orElse("no such line after that");
            results.add(new Result(line, at >= 0, found));
            from = at >= 0 ? from + at + 1 : from;
        }
    }

    private static void checkUnit(
            String id, Map<String, Node> values, Optional<View.Unit> unit, List<String> ids, List<Result> results) {
        values.forEach((key, node) -> {
            if (unit.isEmpty()) {
                throw node.problem(Nearest.unknown("unit", id, ids));
            }
            String wanted = node instanceof Node.Items items
                    ? String.join(", ", items.nodes().stream().map(Node::text).toList())
                    : node.text();
            String found = value(unit.get(), key, node);
            results.add(new Result(id + " " + key + " " + wanted, found.equalsIgnoreCase(wanted), found));
        });
    }

    private static String value(View.Unit unit, String key, Node node) {
        if (key.equals("conditions")) {
            return String.join(
                    ", ", unit.conditions().stream().map(View.Condition::name).toList());
        }
        if (key.equals("place")) {
            return unit.place().orElse("nowhere");
        }
        return unit.bars().stream()
                .filter(bar -> bar.label().toLowerCase(Locale.ROOT).equals(key.toLowerCase(Locale.ROOT)))
                .map(bar -> Integer.toString(bar.value()))
                .findFirst()
                .orElseThrow(() -> node.problem(Nearest.unknown("value", key, known(unit))));
    }

    private static List<String> known(View.Unit unit) {
        List<String> known =
                new ArrayList<>(unit.bars().stream().map(View.Bar::label).toList());
        known.addAll(List.of("conditions", "place"));
        return known;
    }
}
