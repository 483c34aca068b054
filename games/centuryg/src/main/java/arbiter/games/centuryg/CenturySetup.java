package arbiter.games.centuryg;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Field;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hidden;
import arbiter.games.centuryg.state.MatchBegan;
import arbiter.games.centuryg.state.Opening;
import arbiter.games.centuryg.state.Reinforcements;
import arbiter.games.centuryg.state.ReinforcementsCame;
import arbiter.games.centuryg.state.Scale;
import arbiter.games.centuryg.state.SurroundingsSet;
import arbiter.games.centuryg.state.TableRules;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** How a fight is set up from a file: Units in the order of the file, as they are now, and the ground under them. */
final class CenturySetup {

    private static final int WIDTH = 12;
    private static final int HEIGHT = 8;
    private static final int ROOMS = 3;
    private static final int APART = 2;

    private final Setting setting;
    private final Problems problems;
    private final Handbook book;
    private final Scenery scenery;
    private final Scale scale;
    private final Field field;
    private final List<Fighter> fighters = new ArrayList<>();
    private final List<Placement> placed = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();

    private CenturySetup(Setting setting, Handbook book, Optional<CenturyState> running) {
        this.setting = setting;
        this.problems = setting.problems();
        this.book = book;
        this.scenery = Scenery.read(setting.scene(), problems);
        this.scale =
                running.map(state -> state.scene().scale()).or(scenery::scale).orElse(Scale.OPERATION);
        this.field = running.map(CenturyState::field).orElseGet(() -> scenery.field(standard(), problems));
    }

    /** Where a scene says nothing of it: a battlefield, or three rooms in a row. */
    private Field standard() {
        return scale == Scale.OPERATION
                ? CenturyOptions.field(setting.options(), WIDTH, HEIGHT)
                : Field.squares(ROOMS, 1);
    }

    static CenturyState start(Setting setting, Handbook book) {
        return new CenturySetup(setting, book, Optional.empty()).start();
    }

    /** One Unit that comes to a running fight. */
    static Fighter newcomer(Placement unit, Handbook book, CenturyState state, Problems problems) {
        Setting alone =
                new Setting(List.of(unit), Optional.empty(), Optional.empty(), OptionalInt.of(1), Map.of(), problems);
        List<Fighter> made =
                new CenturySetup(alone, book, Optional.of(state)).start().fighters();
        problems.throwIfAny();
        return made.get(0);
    }

    private CenturyState start() {
        List<Optional<Build>> builds =
                setting.units().stream().map(unit -> unit.sheet(Build.class)).toList();
        Cast cast = new Cast(book, problems, partners(builds));
        for (int i = 0; i < builds.size(); i++) {
            Placement unit = setting.units().get(i);
            builds.get(i).ifPresent(build -> place(unit, build, cast));
        }
        CenturyState state = made(CenturyOptions.rules(setting.options()))
                .stocked(Armory.of(book.content()).with(cast.minions()));
        ground(state);
        scenery.reinforcements()
                .ifPresent(helpers -> new ReinforcementsCame(
                                Reinforcements.of(helpers.side(), helpers.level(), helpers.powers()))
                        .apply(state));
        Situated situated = new Situated(state, problems);
        for (int i = 0; i < placed.size(); i++) {
            situated.apply(fighters.get(i), placed.get(i).conditions());
            if (placed.get(i).hidden()) {
                new Hidden(placed.get(i).id(), true).apply(state);
            }
        }
        begin(state);
        ambush(state);
        return state;
    }

    private CenturyState made(TableRules rules) {
        return scale == Scale.OPERATION
                ? new CenturyState(fighters, field, rules)
                : CenturyState.onFoot(scale, fighters, field, rules);
    }

    /** Who strikes first, before there is any order; their Enemies are surprised. Ledger: BCG-MATCH-3, BCG-AMB-25. */
    private void ambush(CenturyState state) {
        List<String> ids = state.fighters().stream().map(Fighter::id).toList();
        List<String> ambushers = new ArrayList<>();
        for (Node node : scenery.ambush()) {
            if (ids.contains(node.text())) {
                ambushers.add(node.text());
            } else {
                problems.add(node.place(), Nearest.unknown("unit", node.text(), ids));
            }
        }
        if (!ambushers.isEmpty() && problems.isEmpty()) {
            List<String> surprised = new ArrayList<>();
            for (Fighter fighter : state.fighters()) {
                if (ambushers.stream().allMatch(id -> state.enemies(state.fighter(id), fighter))) {
                    surprised.add(fighter.id());
                }
            }
            new MatchBegan(ambushers, surprised).apply(state);
        }
        if (scenery.harsh()) {
            new SurroundingsSet(true).apply(state);
        }
    }

    private Map<String, String> partners(List<Optional<Build>> builds) {
        Map<String, String> partners = new TreeMap<>();
        for (int i = 0; i < builds.size(); i++) {
            String unit = setting.units().get(i).id();
            builds.get(i).ifPresent(build -> partners.put(build.id(), unit));
        }
        return partners;
    }

    private void place(Placement unit, Build build, Cast cast) {
        if (!sides.contains(unit.side())) {
            sides.add(unit.side());
        }
        made(unit, build, cast).ifPresent(fighter -> {
            fighters.add(fighter);
            placed.add(unit);
        });
    }

    private Optional<Fighter> made(Placement unit, Build build, Cast cast) {
        OptionalInt zone = zone(unit);
        boolean onFoot = scale != Scale.OPERATION
                || unit.conditions().stream().anyMatch(node -> node.text().equals(Situated.ON_FOOT));
        return onFoot
                ? cast.onFoot(unit, build, zone.orElseGet(() -> opposite(unit.side())))
                : cast.unit(unit, build, zone);
    }

    /** Where it stands. Before an Operation Units take up formation; in one that is under way sides face each other. */
    private OptionalInt zone(Placement unit) {
        if (unit.at().isPresent()) {
            OptionalInt zone = Scenery.zone(unit.at().get(), field.zones(), problems);
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

    private void ground(CenturyState state) {
        scenery.terrain()
                .forEach((terrain, zones) -> Scenery.zones(zones, field.zones(), problems)
                        .forEach(zone -> Opening.terrain(state, zone, terrain)));
        scenery.environments()
                .forEach((environment, zones) -> Scenery.zones(zones, field.zones(), problems)
                        .forEach(zone -> Opening.environment(state, zone, environment)));
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
            Opening.underWay(
                    state, state.fighters().get(first), round, scenery.tension().orElse(round));
        }
    }
}
