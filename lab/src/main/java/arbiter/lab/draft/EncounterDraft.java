package arbiter.lab.draft;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Start;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * An encounter whose units can be changed. It never changes itself: each change makes a new one. Whether a change makes
 * sense is for the game to say, when a table is set up from it.
 */
public final class EncounterDraft {

    private static final String UNITS = "units";
    private static final String SCENE = "scene";

    private final Node root;
    private final List<DraftUnit> units;
    private final Map<String, String> files;

    private EncounterDraft(Node root, List<DraftUnit> units, Map<String, String> files) {
        this.root = root;
        this.units = List.copyOf(units);
        this.files = files;
    }

    public static EncounterDraft of(Start.Written start) {
        Node root = Yaml.read(Source.text(start.name(), start.text()));
        List<String> ids = EncounterFiles.situation(start).unitIds();
        List<Node> nodes = root.get(UNITS).orElseThrow().list();
        List<DraftUnit> units = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            units.add(new DraftUnit(ids.get(i), nodes.get(i)));
        }
        return new EncounterDraft(root, units, start.files());
    }

    /** One without a scene: the game says where everybody stands. */
    public static EncounterDraft bare(String game, String title) {
        Map<String, Node> values = new LinkedHashMap<>();
        values.put("game", Written.text(game));
        values.put("title", Written.quoted(title));
        return new EncounterDraft(Written.fields(values), List.of(), Map.of());
    }

    public List<DraftUnit> units() {
        return units;
    }

    public Optional<DraftUnit> unit(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }

    /** The text of a file that a unit names. */
    public Optional<String> file(String path) {
        return Optional.ofNullable(files.get(path));
    }

    /** With one unit more. */
    public EncounterDraft with(String id, Node unit) {
        List<DraftUnit> more = new ArrayList<>(units);
        more.add(new DraftUnit(id, Written.with(unit, "id", Written.text(id))));
        return new EncounterDraft(root, more, files);
    }

    /** Without a unit, nor what the scene says of it. */
    public EncounterDraft without(String id) {
        List<DraftUnit> others =
                units.stream().filter(unit -> !unit.id().equals(id)).toList();
        Node changed = root.get(SCENE)
                .flatMap(scene -> Mentions.removed(scene, id))
                .map(scene -> Written.with(root, SCENE, scene))
                .orElseGet(() -> root.without(Set.of(SCENE)));
        return new EncounterDraft(changed, others, files);
    }

    /** With one unit written differently; its id stays. */
    public EncounterDraft changing(String id, UnaryOperator<Node> change) {
        List<DraftUnit> changed = units.stream()
                .map(unit -> unit.id().equals(id)
                        ? new DraftUnit(id, Written.with(change.apply(unit.node()), "id", Written.text(id)))
                        : unit)
                .toList();
        return new EncounterDraft(root, changed, files);
    }

    /** With another text under its title. */
    public EncounterDraft explained(String text) {
        return new EncounterDraft(Written.with(root, "text", Written.quoted(text)), units, files);
    }

    /** An id for one more like that. */
    public String fresh(String id) {
        String base = id.replaceAll("-\\d+$", "");
        int number = 2;
        while (unit(base + "-" + number).isPresent()) {
            number++;
        }
        return base + "-" + number;
    }

    /** As it is played. */
    public Start.Written start(String name) {
        List<Node> nodes = units.stream().map(DraftUnit::node).toList();
        return new Start.Written(name, Yaml.write(Written.with(root, UNITS, Written.list(nodes))), files);
    }

    /** The same with the files of characters written out in place, so that it needs nothing beside it. */
    public EncounterDraft inOneFile() {
        EncounterDraft whole = this;
        for (DraftUnit unit : units) {
            Optional<String> path = unit.value("character");
            if (path.isPresent() && files.containsKey(path.get())) {
                Node sheet = Yaml.read(Source.text(path.get(), files.get(path.get())));
                whole = whole.changing(
                        unit.id(), node -> Written.with(node.without(Set.of("character")), "sheet", sheet));
            }
        }
        return new EncounterDraft(whole.root, whole.units, Map.of());
    }
}
