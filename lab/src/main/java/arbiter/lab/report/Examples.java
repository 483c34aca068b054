package arbiter.lab.report;

import arbiter.lab.run.Fights;
import arbiter.lab.tally.Example;
import arbiter.lab.tally.FightResult;
import arbiter.lab.tally.FightResult.UnitResult;
import arbiter.lab.tally.SideTally;
import arbiter.lab.tally.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses the fights worth looking at and says what happens in them. */
final class Examples {

    private Examples() {}

    static List<ExampleReport> of(Fights<?> fights, Tally tally, int median) {
        List<ExampleReport> examples = new ArrayList<>();
        add(examples, fights, ExampleReport.Kind.TYPICAL, typical(tally, median));
        add(examples, fights, ExampleReport.Kind.BEST, tally.best().get(0));
        add(examples, fights, ExampleReport.Kind.WORST, tally.worst().get(0));
        return examples;
    }

    private static void add(List<ExampleReport> examples, Fights<?> fights, ExampleReport.Kind kind, Example fight) {
        examples.add(new ExampleReport(kind, fight.number(), text(fights.play(fight.number()))));
    }

    /** Won by whoever wins most, about as long as most, and neither closer nor clearer than most like it. */
    private static Example typical(Tally tally, int median) {
        String most = tally.sides().entrySet().stream()
                .max(Comparator.comparingLong(
                        (Map.Entry<String, SideTally> side) -> side.getValue().won()))
                .map(Map.Entry::getKey)
                .orElse("");
        List<Example> like = tally.sample().stream()
                .filter(one -> one.winner().equals(Optional.of(most)))
                .toList();
        List<Example> among = like.isEmpty() ? tally.sample() : like;
        List<Example> byScore = among.stream()
                .sorted(Comparator.comparingDouble(Example::score))
                .toList();
        double middle = byScore.get(byScore.size() / 2).score();
        return among.stream()
                .min(Comparator.comparingInt((Example one) -> Math.abs(one.rounds() - median))
                        .thenComparingDouble(one -> Math.abs(one.score() - middle))
                        .thenComparingLong(Example::number))
                .orElseThrow();
    }

    private static String text(FightResult fight) {
        String who = fight.winner().map(side -> side + " wins").orElse("nobody wins");
        List<String> standing = fight.units().values().stream()
                .filter(unit -> unit.fell() == 0)
                .map(UnitResult::name)
                .toList();
        String first = fight.units().values().stream()
                .filter(UnitResult::fallen)
                .map(UnitResult::name)
                .collect(Collectors.joining(" and "));
        int round = fight.units().values().stream()
                .filter(UnitResult::fallen)
                .mapToInt(UnitResult::fell)
                .max()
                .orElse(0);
        return who + " in round " + fight.rounds() + "; "
                + (first.isEmpty() ? "nobody falls" : "first to fall: " + first + " in round " + round) + "; "
                + (standing.isEmpty() ? "nobody is left" : "still in the fight: " + some(standing));
    }

    private static String some(List<String> names) {
        int most = 6;
        String shown = names.stream().limit(most).collect(Collectors.joining(", "));
        return names.size() > most ? shown + " and " + (names.size() - most) + " more" : shown;
    }
}
