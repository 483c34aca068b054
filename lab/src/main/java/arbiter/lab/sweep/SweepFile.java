package arbiter.lab.sweep;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A sweep as people write it.
 *
 * @param encounter a file, from where the sweep lies, or an encounter of a game: {@code capital/brawl}
 * @param runs how many fights of each variant
 * @param vary what is tried, every value with every value of the others
 */
public record SweepFile(Node encounter, OptionalInt runs, List<Written> vary) {

    /** One variation: a name for its column, exactly one of what it changes, and the values. */
    record Written(
            Node name,
            Optional<Node> set,
            Optional<Node> bar,
            List<String> first,
            Optional<Node> agent,
            List<Node> values) {}

    public static SweepFile read(Source source) {
        return Yaml.read(source, SweepFile.class);
    }

    public List<Variation> variations() {
        Problems problems = new Problems();
        if (vary.isEmpty()) {
            problems.add(encounter.place(), "a sweep varies something: vary is a list of names with values");
        }
        Set<String> names = new HashSet<>();
        List<Variation> variations = new ArrayList<>();
        for (Written one : vary) {
            if (!names.add(one.name().text())) {
                problems.add(
                        one.name().place(),
                        "two variations are called '" + one.name().text() + "'");
            }
            if (one.values().isEmpty()) {
                problems.add(one.name().place(), "'" + one.name().text() + "' needs values");
            }
            target(one, problems)
                    .ifPresent(target -> variations.add(new Variation(
                            one.name().text(),
                            target,
                            one.values().stream().map(Variation.Choice::of).toList())));
        }
        problems.throwIfAny();
        return variations;
    }

    private static Optional<Target> target(Written one, Problems problems) {
        List<Target> targets = new ArrayList<>();
        one.set().ifPresent(path -> targets.add(new Target.Setting(path.text())));
        one.bar().ifPresent(bar -> {
            int dot = bar.text().indexOf('.');
            if (dot < 1) {
                problems.add(bar.place(), "bar is the id of a unit, a dot and one of its bars: brute.health");
            } else {
                targets.add(
                        new Target.Bar(bar.text().substring(0, dot), bar.text().substring(dot + 1)));
            }
        });
        one.agent().ifPresent(side -> targets.add(new Target.Player(side.text())));
        if (!one.first().isEmpty()) {
            targets.add(new Target.First(one.first()));
        }
        if (targets.size() != 1 && problems.isEmpty()) {
            problems.add(one.name().place(), "say what is varied: one of set, bar, first and agent");
        }
        return targets.stream().findFirst();
    }
}
