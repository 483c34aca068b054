package arbiter.lab.builds;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.kernel.Refused;
import arbiter.lab.job.Job;
import arbiter.lab.rating.Contestant;
import arbiter.lab.rating.FaultyFight;
import arbiter.lab.rating.SeatTally;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * Looks for strong builds of every kind (MAP-Elites): of builds that stand alike on the axes only the strongest is kept,
 * and new ones are made from those that were kept by steps that the desk of the game allows.
 */
public final class BuildSearch {

    /** So many of a game's characters are the opponents. */
    private static final int OPPONENTS = 4;

    /** So many builds are drawn at the desk to begin with. */
    private static final int DRAWN = 12;

    /** So many steps lead to a new build at the most. */
    private static final int STEPS = 3;

    private static final int LEGAL_TRIES = 80;

    /** In vain so often in a row, and there is nothing new to be found. */
    private static final int IN_VAIN = 60;

    /** So many times as many fights are played for the builds that are told as for those that are tried. */
    private static final int CLOSER = 5;

    private final Rulebook<?> book;
    private final CharacterDesk desk;
    private final Job job;
    private final Wish wish;
    private final BuildAxes axes;
    private final List<LegalBuild> shipped;
    private final Gauntlet gauntlet;
    private final RandomStream random;
    private final Map<List<Integer>, Kept> archive = new LinkedHashMap<>();
    private int tried;

    /**
     * What somebody wants.
     *
     * @param axes by what builds are told apart
     * @param cost what none may have more of
     * @param parts into how many each axis is cut
     * @param tries how many builds are played
     * @param pairs how many pairs of fights each plays against each opponent
     */
    public record Wish(List<String> axes, Optional<BuildBudget> cost, int parts, int tries, int pairs) {

        public Wish {
            axes = List.copyOf(axes);
            if (axes.isEmpty() || axes.size() > 3 || axes.stream().distinct().count() < axes.size()) {
                throw new Refused("one to three different axes are needed, not " + axes.size());
            }
            if (parts < 2 || parts > 10 || tries < 1 || tries > 100_000 || pairs < 1 || pairs > 1_000) {
                throw new Refused("an axis is cut into 2 to 10 parts, and 1 to 100000 builds play 1 to 1000 pairs of"
                        + " fights");
            }
        }
    }

    /** A build with what it got, and how it came about. */
    private record Kept(LegalBuild build, Map<String, Integer> values, double share, String made) {}

    private BuildSearch(
            Rulebook<?> book, CharacterDesk desk, Job job, Wish wish, Map<String, LegalBuild> shipped, int threads) {
        this.book = book;
        this.desk = desk;
        this.job = job;
        this.wish = wish;
        this.shipped = List.copyOf(shipped.values());
        this.axes = new BuildAxes(this.shipped.stream().map(LegalBuild::report).toList());
        this.random = new RandomStream(job.seed());
        this.gauntlet = new Gauntlet(book, job, opponents(shipped), threads);
        wish.axes().forEach(axes::check);
        wish.cost().ifPresent(cost -> axes.check(cost.total()));
    }

    /** Refused where the game has no desk, or an axis is none. */
    public static BuildSearch of(Rulebook<?> book, Job job, Wish wish, int threads) {
        Map<String, LegalBuild> shipped = shipped(book);
        return new BuildSearch(book, desk(book), job, wish, shipped, threads);
    }

    /** What builds of the game can be told apart by. */
    public static BuildAxes axes(Rulebook<?> book) {
        return new BuildAxes(
                shipped(book).values().stream().map(LegalBuild::report).toList());
    }

    private static CharacterDesk desk(Rulebook<?> book) {
        return book.characters()
                .orElseThrow(() -> new Refused("characters of " + book.id() + " are not built by rules"));
    }

    private static Map<String, LegalBuild> shipped(Rulebook<?> book) {
        CharacterDesk desk = desk(book);
        Map<String, LegalBuild> builds = new LinkedHashMap<>();
        for (Candidate candidate : book.candidates()) {
            if (candidate.way() == Candidate.Way.CHARACTER) {
                Node file = Yaml.read(book.characterFiles().find(candidate.id()));
                LegalBuild.of(desk, file).ifPresent(build -> builds.put(candidate.id(), build));
            }
        }
        return builds;
    }

    private List<Gauntlet.Named> opponents(Map<String, LegalBuild> builds) {
        List<String> ids = new ArrayList<>(builds.keySet());
        ids.removeIf(
                id -> wish.cost().isPresent() && !isAffordable(builds.get(id).report()));
        if (ids.isEmpty()) {
            throw new Refused("none of the characters of " + book.id() + " costs as little as "
                    + wish.cost().map(BuildBudget::toString).orElse("that"));
        }
        RandomStream lot = new RandomStream(job.seed() + 1);
        for (int i = ids.size() - 1; i > 0; i--) {
            Collections.swap(ids, i, lot.below(i + 1));
        }
        return ids.stream()
                .limit(OPPONENTS)
                .map(id ->
                        new Gauntlet.Named(book.id() + "/" + id.replaceAll("\\.yaml$", ""), contestant(builds.get(id))))
                .toList();
    }

    private static Contestant contestant(LegalBuild build) {
        return new Contestant(build.report().name(), "sheet", build.file());
    }

    private boolean isAffordable(CharacterReport report) {
        return wish.cost().isEmpty()
                || wish.cost().get().total().equals(BuildAxes.TOUGHNESS)
                || BuildAxes.value(report, wish.cost().get().total()).orElse(Integer.MAX_VALUE)
                        <= wish.cost().get().most();
    }

    /** Ends it soon; what was found by then is told. */
    public void cancel() {
        gauntlet.cancel();
    }

    /** Searches, telling the listener how many builds have been played; once only. */
    public BuildReport run(IntConsumer listener) {
        List<Kept> first = first();
        Grid grid = new Grid(wish.axes(), first.stream().map(Kept::values).toList(), wish.parts());
        for (Kept one : first) {
            play(one, grid, listener);
        }
        List<Node> pool = new ArrayList<>();
        shipped.forEach(build -> pool.add(build.file()));
        BuildSteps steps = new BuildSteps(desk, pool);
        for (int vain = 0; vain < IN_VAIN && tried < wish.tries() && !gauntlet.cancelled(); ) {
            Optional<Kept> next = next(steps);
            vain = next.isPresent() ? 0 : vain + 1;
            next.ifPresent(one -> play(one, grid, listener));
        }
        return report(grid);
    }

    /** What one begins with: those who come with the game, and some drawn at the desk. */
    private List<Kept> first() {
        List<Kept> first = new ArrayList<>();
        shipped.forEach(build -> add(first, build, "comes with the game"));
        for (int i = 0; i < DRAWN; i++) {
            AnswersByLot.finish(desk.create(), random)
                    .map(text -> Yaml.read(Source.text("build", text)))
                    .flatMap(file -> LegalBuild.of(desk, file))
                    .ifPresent(build -> add(first, build, "drawn by lot"));
        }
        if (first.isEmpty()) {
            throw new Refused("no legal build was found that costs so little");
        }
        return first;
    }

    private void add(List<Kept> to, LegalBuild build, String made) {
        kept(build, made).ifPresent(to::add);
    }

    /** Empty where it costs too much, or cannot be put on a table alone. */
    private Optional<Kept> kept(LegalBuild build, String made) {
        if (!isAffordable(build.report())) {
            return Optional.empty();
        }
        Map<String, Integer> values = new LinkedHashMap<>();
        for (String axis : named()) {
            OptionalInt value = value(build, axis);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.put(axis, value.getAsInt());
        }
        boolean dear = wish.cost()
                .filter(cost -> values.get(cost.total()) > cost.most())
                .isPresent();
        return dear ? Optional.empty() : Optional.of(new Kept(build, values, 0, made));
    }

    /** The axes, and the cost. */
    private List<String> named() {
        List<String> names = new ArrayList<>(wish.axes());
        wish.cost()
                .map(BuildBudget::total)
                .filter(total -> !names.contains(total))
                .ifPresent(names::add);
        return names;
    }

    private OptionalInt value(LegalBuild build, String axis) {
        if (!axis.equals(BuildAxes.TOUGHNESS)) {
            return BuildAxes.value(build.report(), axis);
        }
        try {
            return OptionalInt.of(gauntlet.toughness(contestant(build)));
        } catch (Refused | ContentProblems notAlone) {
            return OptionalInt.empty();
        }
    }

    private void play(Kept one, Grid grid, IntConsumer listener) {
        if (tried >= wish.tries()) {
            return;
        }
        try {
            Optional<SeatTally> tally = gauntlet.run(contestant(one.build()), wish.pairs(), job.seed());
            if (tally.isEmpty()) {
                return;
            }
            tried++;
            double share = tally.get().share().share();
            List<Integer> cell = grid.cell(one.values());
            if (!archive.containsKey(cell) || archive.get(cell).share() < share) {
                archive.put(cell, new Kept(one.build(), one.values(), share, one.made()));
            }
            listener.accept(tried);
        } catch (FaultyFight | Refused | ContentProblems cannotPlay) {
            tried++; // a build that cannot be played is none to be proposed
        }
    }

    /** A new build from one of those that were kept. */
    private Optional<Kept> next(BuildSteps steps) {
        List<Kept> kept = List.copyOf(archive.values());
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        Kept from = kept.get(random.below(kept.size()));
        LegalBuild build = from.build();
        List<String> made = new ArrayList<>();
        int wanted = 1 + random.below(STEPS);
        for (int i = 0; i < wanted; i++) {
            Optional<BuildSteps.Step> step = steps.step(build.file(), random, LEGAL_TRIES);
            if (step.isPresent()) {
                build = step.get().build();
                made.add(step.get().text());
            }
        }
        boolean same = build.file().says(from.build().file());
        String before = from.made().equals("comes with the game")
                ? from.build().report().name()
                : from.made();
        return same ? Optional.empty() : kept(build, before + "; " + String.join("; ", made));
    }

    private BuildReport report(Grid grid) {
        List<Elite> elites = new ArrayList<>();
        long forecastSeed = job.seed() + 2;
        for (Kept one : archive.values()) {
            Contestant contestant = contestant(one.build());
            gauntlet.run(contestant, (long) CLOSER * wish.pairs(), forecastSeed).ifPresent(tally -> {
                LegalBuild build = one.build();
                elites.add(new Elite(
                        build.report().name(),
                        build.report().summary(),
                        one.values(),
                        tally.share(),
                        tally.fights(),
                        one.made(),
                        Yaml.write(build.file()),
                        gauntlet.replay(contestant, forecastSeed)));
            });
        }
        elites.sort(
                Comparator.comparingDouble((Elite one) -> -one.won().share()).thenComparing(Elite::made));
        return new BuildReport(
                book.id(),
                wish.axes(),
                wish.cost(),
                grid.borders(),
                job.seed(),
                forecastSeed,
                gauntlet.names(),
                tried,
                wish.tries(),
                gauntlet.fights(),
                elites);
    }
}
