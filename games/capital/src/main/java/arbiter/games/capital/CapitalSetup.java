package arbiter.games.capital;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Unit;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Concealed;
import arbiter.games.capital.state.Opening;
import arbiter.games.capital.state.TableRules;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How a combat is set up from a file: units in the order of the file, as they are now, and what stands around them. */
final class CapitalSetup {

    private static final List<String> VALUES = List.of("hp", "energy", "bones");
    private static final List<String> CONDITIONS = conditions();
    private static final String GRAPPLED = "grappled by ";
    private static final String TAUNTED = "taunted by ";
    private static final int MILLIMETRES = 1000;
    /** Without a place, sides stand this far apart and units of a side beside each other. */
    private static final int BETWEEN_SIDES = 10;

    private static final int BETWEEN_UNITS = 2;

    private final Setting setting;
    private final Cast cast;
    private final TableRules rules;
    private final List<Combatant> combatants = new ArrayList<>();
    private final List<Placement> placed = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();

    private CapitalSetup(Setting setting, TableRules rules, Handbook book) {
        this.setting = setting;
        this.rules = rules;
        this.cast = new Cast(book, rules);
    }

    static CapitalState start(Setting setting, Handbook book) {
        return new CapitalSetup(setting, CapitalOptions.rules(setting.options()), book).start();
    }

    /** One unit that comes to a running combat. */
    static Combatant newcomer(Placement unit, Handbook book, TableRules rules, Problems problems) {
        Setting alone =
                new Setting(List.of(unit), Optional.empty(), Optional.empty(), OptionalInt.empty(), Map.of(), problems);
        CapitalSetup setup = new CapitalSetup(alone, rules, book);
        List<Combatant> units = setup.start().combatants();
        problems.throwIfAny();
        return units.get(0);
    }

    private CapitalState start() {
        for (Placement unit : setting.units()) {
            unit.onlyNow(VALUES);
            Optional<Unit> sheet = unit.sheet(Unit.class);
            sheet.flatMap(known -> cast.profile(known, unit.node(), setting.problems()))
                    .ifPresent(profile -> place(unit, profile));
        }
        List<Blocker> blockers = setting.scene()
                .map(scene -> Scene.blockers(scene, setting.problems()))
                .orElse(List.of());
        CapitalState state = new CapitalState(combatants, blockers, rules);
        for (int i = 0; i < placed.size(); i++) {
            for (Node condition : placed.get(i).conditions()) {
                condition(state, combatants.get(i), condition);
            }
        }
        begin(state);
        for (Placement unit : placed) {
            if (unit.hidden()) {
                new Concealed(unit.id(), true).apply(state);
            }
        }
        return state;
    }

    /** With a turn or a round the combat is under way; otherwise everybody rolls for the turn order first. */
    private void begin(CapitalState state) {
        int first = setting.firstToAct();
        if (setting.turn().isPresent() || setting.round().isPresent()) {
            Opening.underWay(state, first, setting.round().orElse(1));
        }
    }

    private void place(Placement unit, Profile profile) {
        int diameter = (int) Math.round(profile.size().diameter() * MILLIMETRES);
        Combatant combatant = new Combatant(
                unit.id(),
                unit.name().orElse(profile.name()),
                unit.side(),
                profile,
                Base.at(point(unit, diameter), diameter));
        Opening.hands(combatant, rules);
        Opening.values(
                combatant,
                unit.now("hp", 0, profile.maxima().hitPoints()),
                unit.now("energy", 0, profile.maxima().energy()),
                unit.now("bones", 0, profile.maxima().bones()));
        combatants.add(combatant);
        placed.add(unit);
    }

    private Point point(Placement unit, int diameter) {
        if (!sides.contains(unit.side())) {
            sides.add(unit.side());
        }
        int allies = (int) combatants.stream()
                .filter(other -> other.side().equals(unit.side()))
                .count();
        int apart = Math.max(BETWEEN_UNITS * MILLIMETRES, diameter);
        Point standard = new Point(sides.indexOf(unit.side()) * BETWEEN_SIDES * MILLIMETRES, allies * apart);
        return unit.at().flatMap(this::parse).orElse(standard);
    }

    private Optional<Point> parse(Node at) {
        try {
            return Optional.of(Point.parse(at.text()));
        } catch (IllegalArgumentException refusal) {
            setting.problems().add(at.place(), refusal.getMessage());
            return Optional.empty();
        }
    }

    private void condition(CapitalState state, Combatant unit, Node written) {
        String words = written.text();
        if (words.startsWith(GRAPPLED)) {
            named(written, words.substring(GRAPPLED.length()))
                    .ifPresent(grappler -> Opening.grapple(state, grappler, unit));
        } else if (words.startsWith(TAUNTED)) {
            named(written, words.substring(TAUNTED.length())).ifPresent(by -> Opening.taunt(unit, by));
        } else if (CONDITIONS.contains(words)) {
            Opening.condition(unit, Opening.Condition.values()[CONDITIONS.indexOf(words)]);
        } else {
            List<String> known = new ArrayList<>(CONDITIONS);
            known.add(GRAPPLED + "UNIT");
            known.add(TAUNTED + "UNIT");
            setting.problems().add(written.place(), Nearest.unknown("condition", words, known));
        }
    }

    private Optional<Combatant> named(Node written, String id) {
        Optional<Combatant> found =
                combatants.stream().filter(other -> other.id().equals(id)).findFirst();
        if (found.isEmpty()) {
            List<String> ids = combatants.stream().map(Combatant::id).toList();
            setting.problems().add(written.place(), Nearest.unknown("unit", id, ids));
        }
        return found;
    }

    private static List<String> conditions() {
        List<String> words = new ArrayList<>();
        for (Opening.Condition condition : Opening.Condition.values()) {
            words.add(EnumWords.of(condition));
        }
        return words;
    }
}
