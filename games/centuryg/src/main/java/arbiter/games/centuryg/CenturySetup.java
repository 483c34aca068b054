package arbiter.games.centuryg;

import arbiter.content.Problems;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Field;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hidden;
import arbiter.games.centuryg.state.Opening;
import arbiter.games.centuryg.state.Reinforcements;
import arbiter.games.centuryg.state.ReinforcementsCame;
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
    private static final int APART = 2;

    private final Setting setting;
    private final Problems problems;
    private final Handbook book;
    private final Scenery scenery;
    private final Field field;
    private final List<Fighter> fighters = new ArrayList<>();
    private final List<Placement> placed = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();

    private CenturySetup(Setting setting, Handbook book, Optional<Field> given) {
        this.setting = setting;
        this.problems = setting.problems();
        this.book = book;
        this.scenery = Scenery.read(setting.scene(), problems);
        this.field =
                given.orElseGet(() -> scenery.field(CenturyOptions.field(setting.options(), WIDTH, HEIGHT), problems));
    }

    static CenturyState start(Setting setting, Handbook book) {
        return new CenturySetup(setting, book, Optional.empty()).start();
    }

    /** One Unit that comes to a running fight. */
    static Fighter newcomer(Placement unit, Handbook book, CenturyState state, Problems problems) {
        Setting alone =
                new Setting(List.of(unit), Optional.empty(), Optional.empty(), OptionalInt.of(1), Map.of(), problems);
        List<Fighter> made = new CenturySetup(alone, book, Optional.of(state.field()))
                .start()
                .fighters();
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
        CenturyState state = new CenturyState(fighters, field, CenturyOptions.rules(setting.options()))
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
        return state;
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
        cast.unit(unit, build, zone(unit)).ifPresent(fighter -> {
            fighters.add(fighter);
            placed.add(unit);
        });
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
