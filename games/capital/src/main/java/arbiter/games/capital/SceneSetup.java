package arbiter.games.capital;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.capital.calls.Concealed;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Unit;
import arbiter.games.capital.unit.Blockers;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How a combat is set up from a file: units in the order of the file, as they are now, and what stands around them. */
final class SceneSetup {

    private static final List<String> VALUES = List.of("hp", "energy", "bones");
    private static final int MILLIMETRES = 1000;
    /** Without a place, sides stand this far apart and units of a side beside each other. */
    private static final int BETWEEN_SIDES = 10;

    private static final int BETWEEN_UNITS = 2;

    private final Setting setting;
    private final Problems problems;
    private final UnitFactory cast;
    private final TableRules rules;
    private final Map<String, Combatant> made = new LinkedHashMap<>();
    private final List<String> brought = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();

    private SceneSetup(Setting setting, TableRules rules, Handbook book) {
        this.setting = setting;
        this.problems = setting.problems();
        this.rules = rules;
        this.cast = new UnitFactory(book, rules, problems);
    }

    static CapitalState start(Setting setting, Handbook book) {
        return new SceneSetup(setting, CapitalOptions.rules(setting.options()), book).start();
    }

    /** One unit that comes to a running combat. */
    static Combatant newcomer(Placement unit, Handbook book, TableRules rules, Problems problems) {
        Setting alone =
                new Setting(List.of(unit), Optional.empty(), Optional.empty(), OptionalInt.empty(), Map.of(), problems);
        SceneSetup setup = new SceneSetup(alone, rules, book);
        List<Combatant> units = setup.start().units();
        alone.withoutOtherConditions();
        problems.throwIfAny();
        return units.get(0);
    }

    private CapitalState start() {
        Map<String, ScenePlace> spots = new LinkedHashMap<>();
        setting.units().forEach(unit -> spots.put(unit.id(), ScenePlace.of(unit, problems)));
        setting.units().stream().filter(unit -> unit.of().isEmpty()).forEach(unit -> place(unit, spots.get(unit.id())));
        setting.units().stream()
                .filter(unit -> unit.of().isPresent())
                .forEach(unit -> bringAlong(unit, spots.get(unit.id())));
        SceneSeats seating = new SceneSeats(made.values(), problems);
        made.forEach((id, unit) -> {
            if (spots.get(id).aboard().isPresent()) {
                seating.seat(unit, spots.get(id));
            }
        });
        Blockers ground =
                setting.scene().map(scene -> SceneGround.read(scene, problems)).orElse(new Blockers(List.of()));
        CapitalState state = new CapitalState(inOrderOfTheFile(), ground, rules);
        SceneConditions words = new SceneConditions(state, setting);
        for (Placement unit : setting.units()) {
            for (Node condition : unit.conditions()) {
                known(unit).ifPresent(combatant -> words.read(combatant, condition));
            }
        }
        begin(state);
        for (Placement unit : setting.units()) {
            if (unit.hidden()) {
                new Concealed(unit.id(), true).apply(state);
            }
        }
        return state;
    }

    private List<Combatant> inOrderOfTheFile() {
        return setting.units().stream().flatMap(unit -> known(unit).stream()).toList();
    }

    private Optional<Combatant> known(Placement unit) {
        return Optional.ofNullable(made.get(unit.id()));
    }

    /** With a turn or a round the combat is under way; otherwise everybody rolls for the turn order first. */
    private void begin(CapitalState state) {
        Placement first = setting.units().get(setting.firstToAct());
        setting.turn()
                .ifPresent(turn -> known(first).ifPresent(unit -> {
                    if (unit.isVehicle()) {
                        problems.add(turn.place(), "a vehicle has no turn of its own: name who operates it");
                    }
                    unit.bond()
                            .ifPresent(bond -> problems.add(
                                    turn.place(),
                                    unit.name() + " acts in the turn of its owner: name '" + bond.owner() + "'"));
                }));
        if (setting.turn().isPresent() || setting.round().isPresent()) {
            OpeningConditions.underWay(state, first.id(), setting.round().orElse(1));
        }
    }

    private void place(Placement unit, ScenePlace spot) {
        unit.onlyNow(VALUES);
        unit.sheet(Unit.class).ifPresent(sheet -> arrange(unit, spot, cast.unit(unit, sheet)));
    }

    /** What another unit brings along: once, and on the same side. */
    private void bringAlong(Placement unit, ScenePlace spot) {
        unit.onlyNow(VALUES);
        Node of = unit.of().orElseThrow();
        Optional<Combatant> owner = named(of, of.text());
        if (owner.isPresent() && brought.contains(of.text())) {
            problems.add(of.place(), "what " + owner.get().name() + " brings along is on the table already");
            return;
        }
        brought.add(of.text());
        owner.flatMap(known -> cast.signature(unit, known)).ifPresent(made -> arrange(unit, spot, made));
    }

    private void arrange(Placement unit, ScenePlace spot, Combatant combatant) {
        UnitSetup.put(combatant, spot.centre(problems).orElseGet(() -> standard(combatant)));
        spot.arrange(combatant, problems);
        OpeningConditions.hands(combatant, rules);
        OpeningConditions.values(
                combatant,
                unit.now("hp", 0, combatant.profile().maxima().hitPoints()),
                unit.now("energy", 0, combatant.profile().maxima().energy()),
                unit.now("bones", 0, combatant.profile().maxima().bones()));
        made.put(unit.id(), combatant);
    }

    private Point standard(Combatant unit) {
        if (!sides.contains(unit.side())) {
            sides.add(unit.side());
        }
        int allies = (int) made.values().stream()
                .filter(other -> other.side().equals(unit.side()))
                .count();
        int apart = Math.max(BETWEEN_UNITS * MILLIMETRES, unit.base().diameter());
        return new Point(sides.indexOf(unit.side()) * BETWEEN_SIDES * MILLIMETRES, allies * apart);
    }

    private Optional<Combatant> named(Node written, String id) {
        Optional<Combatant> found = Optional.ofNullable(made.get(id));
        if (found.isEmpty()) {
            problems.add(written.place(), Nearest.unknown("unit", id, made.keySet()));
        }
        return found;
    }
}
