package arbiter.games.gladiators;

import arbiter.content.Problems;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.DetectionKind;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.Lore;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a fight is set up from a file: units in the order of the file, as they are now, on the map of its scene. */
final class SceneSetup {

    static final List<String> VALUES = List.of("hits", "toughness");

    private static final int MOST_TOUGHNESS = 99;
    /** Without a place, sides stand this far apart and units of a side two hexes below one another. */
    private static final int BETWEEN_SIDES = 10;

    private final Setting setting;
    private final Problems problems;
    private final Handbook book;
    private final List<String> sides = new ArrayList<>();
    private final Map<String, Integer> standing = new LinkedHashMap<>();

    private SceneSetup(Setting setting, Handbook book) {
        this.setting = setting;
        this.problems = setting.problems();
        this.book = book;
    }

    static GladiatorsState start(Setting setting, Handbook book) {
        return new SceneSetup(setting, book).start();
    }

    static Lore lore(Handbook book) {
        return new Lore(
                book.content().shelf(MovementClass.class).all(),
                book.content().shelf(DetectionKind.class).all(),
                book.content().shelf(EnvironmentKind.class).all(),
                book.content().shelf(WallKind.class).all());
    }

    private GladiatorsState start() {
        SceneGround ground = SceneGround.of(setting.scene(), book, problems);
        List<Gladiator> units = new ArrayList<>();
        for (Placement unit : setting.units()) {
            unit.onlyNow(VALUES);
            unit.sheet(Build.class).ifPresent(build -> units.add(unit(unit, build, ground)));
        }
        GladiatorsState state = new GladiatorsState(
                units,
                ground.map(),
                ground.walls(),
                ground.environments(),
                lore(book),
                GladiatorsOptions.rules(setting.options(), heroes(units)));
        for (Placement unit : setting.units()) {
            state.find(unit.id()).ifPresent(known -> SceneConditions.read(setting, unit, state, known));
        }
        begin(state);
        return state;
    }

    /** The players' characters: the majors of the first side in the file. Ledger: GG-END-1. */
    private static int heroes(List<Gladiator> units) {
        int heroes = 0;
        for (Gladiator unit : units) {
            heroes += unit.isMajor() && unit.side().equals(units.get(0).side()) ? 1 : 0;
        }
        return heroes;
    }

    private Gladiator unit(Placement unit, Build build, SceneGround ground) {
        Spot spot = unit.at().flatMap(at -> ground.spot(at, problems)).orElseGet(() -> standard(unit.side(), ground));
        Gladiator gladiator = new Gladiator(
                unit.id(), unit.name().orElse(build.name()), unit.side(), Profiles.of(build, book), spot.hex());
        gladiator.set(new Position(spot.hex(), spot.altitude(), Position.Medium.OPEN));
        gladiator.set(new Injuries(
                unit.now("hits", 0, GoingOut.hits(gladiator)).orElse(0),
                unit.now("toughness", 0, MOST_TOUGHNESS).orElse(0)));
        gladiator.hide(unit.hidden());
        return gladiator;
    }

    private Spot standard(String side, SceneGround ground) {
        if (!sides.contains(side)) {
            sides.add(side);
        }
        int number = standing.merge(side, 1, Integer::sum);
        return ground.free(2 + sides.indexOf(side) * BETWEEN_SIDES, 2 * number);
    }

    /** With a turn or a round the fight is under way in the order of the file; otherwise the order is settled first. */
    private void begin(GladiatorsState state) {
        int first = setting.firstToAct();
        if (setting.turn().isEmpty() && setting.round().isEmpty()
                || state.units().isEmpty()) {
            return;
        }
        List<String> order = new ArrayList<>();
        for (int i = 0; i < state.units().size(); i++) {
            order.add(state.units().get((first + i) % state.units().size()).id());
        }
        new TurnOrderSettled(List.copyOf(order)).apply(state);
        TurnProgress now = state.progress();
        state.set(new TurnProgress(setting.round().orElse(1), now.begun(), now.phase(), Optional.empty()));
    }
}
