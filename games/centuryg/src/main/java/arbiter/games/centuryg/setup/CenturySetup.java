package arbiter.games.centuryg.setup;

import arbiter.content.Problems;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Hidden;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** How a fight is set up from a file: Units in the order of the file, as they are now, and the ground under them. */
public final class CenturySetup {

    private static final int WIDTH = 12;
    private static final int HEIGHT = 8;
    private static final int ROOMS = 3;
    private static final int APART = 2;

    private final Setting setting;
    private final Problems problems;
    private final Handbook book;
    private final MapReader scenery;
    private final SceneScale scale;
    private final Field field;
    private final List<Fighter> fighters = new ArrayList<>();
    private final List<Placement> placed = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();

    private CenturySetup(Setting setting, Handbook book, Optional<CenturyState> running) {
        this.setting = setting;
        this.problems = setting.problems();
        this.book = book;
        this.scenery = MapReader.read(setting.scene(), problems);
        this.scale =
                running.map(state -> state.scene().scale()).or(scenery::scale).orElse(SceneScale.OPERATION);
        this.field = running.map(CenturyState::field).orElseGet(() -> scenery.field(standard(), problems));
    }

    /** Where a scene says nothing of it: a battlefield, or three rooms in a row. */
    private Field standard() {
        return scale == SceneScale.OPERATION
                ? CenturyOptions.field(setting.options(), WIDTH, HEIGHT)
                : Field.squares(ROOMS, 1);
    }

    public static CenturyState start(Setting setting, Handbook book) {
        return new CenturySetup(setting, book, Optional.empty()).start();
    }

    /** One Unit that comes to a running fight. */
    public static Fighter newcomer(Placement unit, Handbook book, CenturyState state, Problems problems) {
        Setting alone =
                new Setting(List.of(unit), Optional.empty(), Optional.empty(), OptionalInt.of(1), Map.of(), problems);
        List<Fighter> made =
                new CenturySetup(alone, book, Optional.of(state)).start().units();
        alone.withoutOtherConditions();
        problems.throwIfAny();
        return made.get(0);
    }

    private CenturyState start() {
        List<Optional<Build>> builds =
                setting.units().stream().map(unit -> unit.sheet(Build.class)).toList();
        UnitFactory cast = new UnitFactory(book, problems, partners(builds));
        for (int i = 0; i < builds.size(); i++) {
            Placement unit = setting.units().get(i);
            builds.get(i).ifPresent(build -> place(unit, build, cast));
        }
        CenturyState state = made(CenturyOptions.rules(setting.options()))
                .stocked(Armory.of(book.content()).with(cast.minions()));
        SceneSetup stage = new SceneSetup(state, scenery, book, problems);
        stage.ground();
        stage.reinforcements();
        ConditionReader situated = new ConditionReader(state, setting);
        for (int i = 0; i < placed.size(); i++) {
            situated.apply(fighters.get(i), placed.get(i).conditions());
            if (placed.get(i).hidden()) {
                new Hidden(placed.get(i).id(), true).apply(state);
            }
        }
        begin(state);
        stage.ambush();
        return state;
    }

    private CenturyState made(TableRules rules) {
        return scale == SceneScale.OPERATION
                ? new CenturyState(fighters, field, rules)
                : CenturyState.onFoot(scale, fighters, field, rules);
    }

    private Map<String, String> partners(List<Optional<Build>> builds) {
        Map<String, String> partners = new TreeMap<>();
        for (int i = 0; i < builds.size(); i++) {
            String unit = setting.units().get(i).id();
            builds.get(i).ifPresent(build -> partners.put(build.id(), unit));
        }
        return partners;
    }

    private void place(Placement unit, Build build, UnitFactory cast) {
        if (!sides.contains(unit.side())) {
            sides.add(unit.side());
        }
        made(unit, build, cast).ifPresent(fighter -> {
            fighters.add(fighter);
            placed.add(unit);
        });
    }

    private Optional<Fighter> made(Placement unit, Build build, UnitFactory cast) {
        OptionalInt zone = zone(unit);
        boolean onFoot = scale != SceneScale.OPERATION
                || unit.conditions().stream().anyMatch(node -> node.text().equals(ConditionReader.ON_FOOT));
        return onFoot
                ? cast.onFoot(unit, build, zone.orElseGet(() -> opposite(unit.side())))
                : cast.unit(unit, build, zone);
    }

    /** Where it stands. Before an Operation Units take up formation; in one that is under way sides face each other. */
    private OptionalInt zone(Placement unit) {
        if (unit.at().isPresent()) {
            OptionalInt zone = MapReader.zone(unit.at().get(), field.zones(), problems);
            return zone.isPresent() ? zone : OptionalInt.of(0);
        }
        return isUnderWay() ? OptionalInt.of(opposite(unit.side())) : OptionalInt.empty();
    }

    private int opposite(String side) {
        int which = sides.indexOf(side);
        int allies = (int)
                fighters.stream().filter(other -> other.side().equals(side)).count();
        if (field.shape() == Field.Shape.MAP) {
            return which == 0 ? 0 : Math.max(0, field.zones().size() - which);
        }
        int row = APART * allies % field.height();
        return row * field.width() + (which == 0 ? 0 : field.width() - 1);
    }

    /** With a turn, a round or a Tension; otherwise everybody rolls for the order first. */
    private boolean isUnderWay() {
        return setting.turn().isPresent()
                || setting.round().isPresent()
                || scenery.tension().isPresent();
    }

    private void begin(CenturyState state) {
        int first = setting.firstToAct();
        if (isUnderWay() && problems.isEmpty()) {
            int round = setting.round().orElse(1);
            Course.underWay(
                    state, state.units().get(first), round, scenery.tension().orElse(round));
        }
    }
}
