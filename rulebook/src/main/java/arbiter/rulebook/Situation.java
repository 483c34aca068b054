package arbiter.rulebook;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.State;
import arbiter.rulebook.build.Violation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A table as a file: who is there and how things stand, then what is to happen and what is expected of it. The one
 * format for tests, odds and play; docs/situations.md describes it.
 */
public final class Situation {

    /** The file as it is written. */
    record Written(
            Node game,
            Optional<String> title,
            Optional<String> text,
            List<String> rules,
            Map<String, Node> options,
            List<Node> units,
            Optional<Node> scene,
            Map<String, Node> parts,
            List<Node> edits,
            Optional<Node> turn,
            OptionalInt round,
            Map<String, List<Integer>> dice,
            Map<String, Node> choices,
            List<Node> commands,
            Optional<Expectations> expect,
            boolean strict) {}

    private final Written written;
    private final Node root;
    private final FileResolver files;
    private final List<Command> commands;
    private final Map<String, String> chosen;

    private Situation(
            Written written, Node root, FileResolver files, List<Command> commands, Map<String, String> chosen) {
        this.written = written;
        this.root = root;
        this.files = files;
        this.commands = commands;
        this.chosen = chosen;
    }

    /** The same situation with those table options, whatever the file says of them. */
    public Situation choosing(Map<String, String> options) {
        return new Situation(written, root, files, commands, options);
    }

    /** Reads a file; character files are looked for beside it. */
    public static Situation read(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return read(Source.file(file), folder == null ? file : folder);
    }

    public static Situation read(Source source, Path folder) {
        return read(source, FileResolver.folder(folder));
    }

    public static Situation read(Source source, FileResolver files) {
        Problems problems = new Problems();
        Node root = Yaml.read(source, problems);
        Optional<Written> written = Binder.plain().bind(root, Written.class, problems);
        written.ifPresent(file -> SituationLimits.check(file.units(), file.edits(), file.scene(), problems));
        problems.throwIfAny();
        List<Command> commands = new ArrayList<>();
        for (Node node : written.orElseThrow().commands()) {
            Command.read(node, problems).ifPresent(commands::add);
        }
        problems.throwIfAny();
        return new Situation(written.get(), root, files, List.copyOf(commands), Map.of());
    }

    public String title() {
        return written.title().orElse("");
    }

    /** What it is about, for people who choose it. */
    public String text() {
        return written.text().orElse("");
    }

    public String game() {
        return written.game().text();
    }

    /** The rulebook this situation is for; refused where the file names the game, with the nearest one. */
    public Rulebook<?> rulebook(List<Rulebook<?>> known) {
        List<String> ids = known.stream().map(Rulebook::id).toList();
        int index = ids.indexOf(game());
        if (index < 0) {
            throw written.game().problem(Nearest.unknown("game", game(), ids));
        }
        return known.get(index);
    }

    /** The ledger ids this situation shows at work. */
    public List<String> rules() {
        return written.rules();
    }

    public List<Command> commands() {
        return commands;
    }

    /** Dice for the whole run, by label. */
    public Map<String, List<Integer>> dice() {
        return written.dice();
    }

    /** Choices for the whole run, by label. */
    public Map<String, List<String>> choices() {
        return Command.choices(written.choices());
    }

    public Expectations expectations() {
        return written.expect().orElse(Expectations.NONE);
    }

    /** Whether every die and every choice must be in the file. */
    public boolean strict() {
        return written.strict();
    }

    public Node node() {
        return root;
    }

    /** What its units are called by requests and edits, in the order of the file. */
    public List<String> unitIds() {
        Problems problems = new Problems();
        List<String> ids = new ArrayList<>();
        for (Node node : written.units()) {
            Binder.plain()
                    .bind(node, Placement.Written.class, problems)
                    .ifPresent(unit -> ids.add(idOf(unit, ids.size())));
        }
        problems.throwIfAny();
        return List.copyOf(ids);
    }

    /** The names of the units by the side they are on, without setting anything up; units nobody may see are left out. */
    public Map<String, List<String>> sides() {
        Problems problems = new Problems();
        Map<String, List<String>> sides = new LinkedHashMap<>();
        for (Node node : written.units()) {
            Binder.plain()
                    .bind(node, Placement.Written.class, problems)
                    .filter(unit -> !unit.hidden())
                    .ifPresent(unit -> {
                        String id = idOf(unit, written.units().indexOf(node));
                        sides.computeIfAbsent(unit.side().orElse(id), side -> new ArrayList<>())
                                .add(unit.name().orElse(id));
                    });
        }
        problems.throwIfAny();
        return sides;
    }

    /** Sets the table up; everything that does not fit is reported at once. */
    public <S extends State<S>> S start(Rulebook<S> rulebook) {
        Problems problems = new Problems();
        Map<String, String> options = options(rulebook, problems);
        List<Placement> units = units(rulebook, problems);
        Setting setting = new Setting(
                units,
                written.scene(),
                written.turn().map(node -> new Setting.Whose(node.text(), node.place())),
                written.round(),
                options,
                problems);
        Optional<S> state = units.isEmpty() ? Optional.empty() : Optional.of(rulebook.start(setting));
        if (!problems.isEmpty()) {
            setting.reportMisspelledConditions();
        }
        problems.throwIfAny();
        return new Opening<>(rulebook, state.orElseThrow(), problems).with(setting, written.parts(), written.edits());
    }

    /** What is not legal by the rules for building about sheets that the file brings; they are played all the same. */
    public List<Violation> illegalities(Rulebook<?> rulebook) {
        List<CharacterDesk> desks = Stream.of(rulebook.characters(), rulebook.machines())
                .flatMap(Optional::stream)
                .toList();
        return units(rulebook, new Problems()).stream()
                .flatMap(unit -> unit.writtenSheet().stream())
                .flatMap(sheet -> desks.stream()
                        .filter(desk -> desk.knows(sheet))
                        .limit(1)
                        .flatMap(desk -> desk.check(sheet).violations().stream()))
                .distinct()
                .toList();
    }

    /** The table options with the defaults of those the file does not mention. */
    public Map<String, String> options(Rulebook<?> rulebook, Problems problems) {
        Map<String, String> options = new LinkedHashMap<>();
        rulebook.options().forEach(option -> options.put(option.id(), option.standard()));
        written.options().forEach((id, value) -> option(rulebook, id, value.text(), options, value.place(), problems));
        chosen.forEach((id, value) -> option(rulebook, id, value, options, root.place(), problems));
        return options;
    }

    private static void option(
            Rulebook<?> rulebook,
            String id,
            String value,
            Map<String, String> options,
            arbiter.content.Place place,
            Problems problems) {
        Optional<TableOption> option = rulebook.options().stream()
                .filter(known -> known.id().equals(id))
                .findFirst();
        if (option.isEmpty()) {
            problems.add(place, Nearest.unknown("table option", id, options.keySet()));
            return;
        }
        try {
            options.put(id, option.get().check(value));
        } catch (IllegalArgumentException refusal) {
            problems.add(place, refusal.getMessage());
        }
    }

    private List<Placement> units(Rulebook<?> rulebook, Problems problems) {
        if (written.units().isEmpty()) {
            problems.add(root.place(), "a situation needs units");
        }
        Set<String> ids = new TreeSet<>();
        List<Placement> units = new ArrayList<>();
        for (Node node : written.units()) {
            Optional<Placement.Written> unit = Binder.plain().bind(node, Placement.Written.class, problems);
            unit.ifPresent(known -> {
                String id = idOf(known, units.size());
                if (!ids.add(id)) {
                    problems.add(node.place(), "two units are called '" + id + "'; give one an id of its own");
                }
                units.add(new Placement(known, node, id, rulebook.content().binder(), files, problems));
            });
        }
        return units;
    }

    static String idOf(Placement.Written unit, int index) {
        return unit.id()
                .or(() -> unit.name().map(Situation::plain))
                .or(() -> unit.from().map(Node::text))
                .orElse("unit-" + (index + 1));
    }

    private static String plain(String name) {
        String words = name.toLowerCase(java.util.Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
        return words.replaceAll("^-|-$", "");
    }
}
