package arbiter.lab.balance;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.builds.AnswersByLot;
import arbiter.lab.builds.BuildSteps;
import arbiter.lab.builds.LegalBuild;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.draft.Written;
import arbiter.lab.sensitivity.SettableBar;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Everything that can be changed about an encounter: what the game itself offers for it, and nothing else. */
final class Knobs<S extends State<S>> {

    /** A bar is lowered to a quarter at the most. */
    private static final double LEAST = 0.25;

    private static final int MORE = 3;

    /** So many other kinds are tried in the place of a unit. */
    private static final int KINDS = 5;

    /** So many ways of building a character differently. */
    private static final int STEPS = 3;

    private static final int TRIES = 120;

    private final Rulebook<S> book;
    private final EncounterDraft draft;
    private final S start;
    private final String side;
    private final Set<ChangeKind> kinds;
    private final Predicate<EncounterDraft> possible;
    private final RandomStream random;
    private final List<Knob> knobs = new ArrayList<>();

    Knobs(
            Rulebook<S> book,
            EncounterDraft draft,
            S start,
            Balance.Wish wish,
            Predicate<EncounterDraft> possible,
            long seed) {
        this.book = book;
        this.draft = draft;
        this.start = start;
        this.side = wish.side();
        this.kinds = wish.kinds();
        this.possible = possible;
        this.random = new RandomStream(seed);
    }

    List<Knob> all() {
        for (List<DraftUnit> group : Units.alike(draft)) {
            if (kinds.contains(ChangeKind.BARS)) {
                bars(group);
            }
            if (kinds.contains(ChangeKind.NUMBERS)) {
                numbers(group);
            }
            if (kinds.contains(ChangeKind.KINDS)) {
                otherKinds(group.get(group.size() - 1));
            }
            if (kinds.contains(ChangeKind.BUILDS)) {
                builds(group.get(0));
            }
        }
        return knobs;
    }

    private boolean isOwn(DraftUnit unit) {
        return unit.side().equals(side);
    }

    private void bars(List<DraftUnit> group) {
        DraftUnit first = group.get(0);
        Optional<View.Unit> seen = book.game().view(start, Viewer.GAMEMASTER).unit(first.id());
        for (SettableBar bar :
                seen.map(unit -> SettableBar.of(book, start, unit)).orElse(List.of())) {
            int least = Math.max(bar.from(), (int) Math.ceil(bar.now() * LEAST));
            String names = Units.names(group);
            if (least < bar.now()) {
                knobs.add(new BarKnob(group, names, bar, least, isOwn(first)));
            }
            int most = Math.min(bar.to(), 2 * bar.now());
            if (most > bar.now()) {
                knobs.add(new BarKnob(group, names, bar, most, isOwn(first)));
            }
        }
    }

    private void numbers(List<DraftUnit> group) {
        DraftUnit first = group.get(0);
        long friends = draft.units().stream()
                .filter(unit -> unit.side().equals(first.side()))
                .count();
        int fewer = group.size() == friends ? group.size() - 1 : group.size();
        if (fewer > 0 && !isOwn(first)) {
            knobs.add(new FewerKnob(group, fewer, false));
        }
        if (!isOwn(first) && first.hasSource()) {
            knobs.add(new MoreKnob(first, MORE, possible));
        }
        first.node().get("now").map(Node::map).orElse(Map.of()).forEach((what, value) -> {
            if (value instanceof Node.Text text && text.value().matches("\\d{1,4}") && !isOwn(first)) {
                int now = value.integer();
                for (DraftUnit unit : group) {
                    knobs.add(new NowKnob(unit, what, now, 2 * now, false));
                    if (now > 1) {
                        knobs.add(new NowKnob(unit, what, now, 1, false));
                    }
                }
            }
        });
    }

    /** Others of the content in its place: first those that the game describes alike. */
    private void otherKinds(DraftUnit unit) {
        Optional<String> from = unit.value("from");
        if (from.isEmpty() || isOwn(unit)) {
            return;
        }
        List<Candidate> known = book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.FROM)
                .toList();
        String summary = known.stream()
                .filter(candidate -> candidate.id().equals(from.get()))
                .map(Candidate::summary)
                .findFirst()
                .orElse("");
        List<Candidate> others = new ArrayList<>(known);
        others.removeIf(candidate -> candidate.id().equals(from.get()));
        shuffle(others);
        others.sort(Comparator.comparing(candidate -> !candidate.summary().equals(summary)));
        others.stream()
                .filter(candidate -> possible.test(draft.changing(
                        unit.id(),
                        node -> Written.with(
                                node.without(Set.of("now", "parts", "edits")), "from", Written.text(candidate.id())))))
                .limit(KINDS)
                .forEach(candidate -> knobs.add(new SheetKnob(
                        ChangeKind.KINDS,
                        unit,
                        "from " + candidate.id(),
                        candidate.name() + " instead of " + unit.name(),
                        Optional.of(candidate.name()),
                        "from",
                        Written.text(candidate.id()))));
    }

    private <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            Collections.swap(list, i, random.below(i + 1));
        }
    }

    /** Other levels of the character, and other ways to build it, all of them legal at the desk of the game. */
    private void builds(DraftUnit unit) {
        Optional<Source> source = unit.value("character")
                .flatMap(path -> draft.file(path).map(text -> Source.text(path, text)))
                .or(() -> unit.node().get("sheet").map(sheet -> Source.text(unit.id(), Yaml.write(sheet))));
        if (source.isEmpty()) {
            return;
        }
        Node file = Yaml.read(source.get());
        Stream.of(book.characters(), book.machines())
                .flatMap(Optional::stream)
                .filter(desk -> desk.knows(file))
                .findFirst()
                .ifPresent(desk -> {
                    if (!levels(unit, file)) {
                        nextLevel(unit, desk, source.get());
                    }
                    steps(unit, desk, file);
                });
    }

    /** Whether the character comes with the game at other levels. */
    private boolean levels(DraftUnit unit, Node file) {
        int before = knobs.size();
        String name = file.get("name").map(Node::text).orElse("");
        book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER
                        && candidate.name().equals(name))
                .forEach(candidate -> {
                    Node other = Yaml.read(book.characterFiles().find(candidate.id()));
                    if (!other.says(file)) {
                        add(unit, candidate.id(), unit.name() + " as " + candidate.summary(), other);
                    }
                });
        return knobs.size() > before;
    }

    private void nextLevel(DraftUnit unit, CharacterDesk desk, Source source) {
        try {
            AnswersByLot.finish(desk.level(source), random)
                    .map(text -> Yaml.read(Source.text(unit.id(), text)))
                    .flatMap(file -> LegalBuild.of(desk, file))
                    .ifPresent(build -> add(
                            unit,
                            "level",
                            unit.name() + " raised to " + build.report().summary(),
                            build.file()));
        } catch (Refused highest) {
            return; // nothing above it
        }
    }

    private void steps(DraftUnit unit, CharacterDesk desk, Node file) {
        List<Node> shipped = book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER)
                .map(candidate -> Yaml.read(book.characterFiles().find(candidate.id())))
                .toList();
        BuildSteps steps = new BuildSteps(desk, shipped);
        for (int i = 0; i < STEPS; i++) {
            int number = i;
            steps.step(file, random, TRIES)
                    .ifPresent(step -> add(
                            unit,
                            "step " + number,
                            unit.name() + ", " + step.text(),
                            step.build().file()));
        }
    }

    private void add(DraftUnit unit, String what, String text, Node sheet) {
        knobs.add(new SheetKnob(ChangeKind.BUILDS, unit, what, text, Optional.empty(), "sheet", sheet));
    }
}
