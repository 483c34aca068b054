package arbiter.games.gladiators.view;

import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a viewer may see of a fight. */
public final class GladiatorsView {

    private static final List<Emblem> PEOPLE = List.of(
            Emblem.STAR,
            Emblem.FLAME,
            Emblem.FIST,
            Emblem.WINGS,
            Emblem.PSI,
            Emblem.SHADOW,
            Emblem.CROWN,
            Emblem.HORNS);

    private GladiatorsView() {}

    public static View of(GladiatorsState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            boolean whole = viewer.gamemaster() || viewer.plays(unit.id());
            units.add(unit(state, unit).with(SheetDetails.of(state, unit, whole)));
        }
        return new View(moment, order(state), units, BoardView.of(state), List.of(), left(state));
    }

    /** Without sheets and board. */
    public static View glance(GladiatorsState state, Moment moment) {
        List<View.Unit> units = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            units.add(unit(state, unit));
        }
        return View.glance(moment, units);
    }

    private static View.Unit unit(GladiatorsState state, Gladiator unit) {
        return new View.Unit(
                unit.id(),
                unit.name(),
                unit.side(),
                unit.present() ? Optional.of(position(unit)) : Optional.empty(),
                state.acting().filter(acting -> acting == unit).isPresent(),
                unit.isHidden(),
                out(unit),
                bars(state, unit),
                conditions(state, unit),
                List.of(),
                Optional.of(unit.emblem(Emblem.among(PEOPLE, unit.id()))));
    }

    private static Optional<String> out(Gladiator unit) {
        return switch (unit.out().life()) {
            case IN_ACTION -> Optional.empty();
            case OUT_OF_ACTION -> Optional.of("out of action");
            case OUT_OF_PLAY -> Optional.of("out of play");
            case AWAY -> Optional.of("gone");
        };
    }

    private static View.Position position(Gladiator unit) {
        int height = unit.position().altitude();
        return new View.Position(
                unit.hex().toString(),
                0,
                OptionalDouble.empty(),
                height == 0 ? OptionalDouble.empty() : OptionalDouble.of(height));
    }

    private static List<View.Bar> bars(GladiatorsState state, Gladiator unit) {
        List<View.Bar> bars = new ArrayList<>();
        int hits = GoingOut.hits(unit);
        bars.add(new View.Bar("hits", Math.max(0, hits - unit.injuries().body()), hits));
        int tough = Damage.toughnessLeft(state, unit);
        int most = tough + unit.injuries().toughness();
        if (most > 0) {
            bars.add(new View.Bar("Toughness", tough, most));
        }
        return bars;
    }

    private static List<View.Condition> conditions(GladiatorsState state, Gladiator unit) {
        List<View.Condition> conditions = new ArrayList<>();
        if (unit.out().isOut()) {
            conditions.add(new View.Condition(
                    "out of action",
                    "Rolls at the start of the turn to get up again.",
                    Optional.of("until the roll succeeds")));
        }
        if (unit.posture().prone()) {
            conditions.add(new View.Condition(
                    "prone", "Easier to hit; attacks at 1 or 2 hexes are 2 worse.", Optional.of("until standing up")));
        }
        if (unit.posture().disorientated()) {
            conditions.add(new View.Condition(
                    "disorientated",
                    "Easier to hit; own attacks are 2 worse.",
                    Optional.of("until an action is spent")));
        }
        if (unit.isHindered()) {
            conditions.add(new View.Condition(
                    "hindered " + unit.hindrance().points(),
                    "Can neither move nor affect anything else.",
                    Optional.of("until worked off")));
        }
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                if (active.isOn(unit.id())) {
                    conditions.add(running(state, unit, Running.running(owner, active)));
                }
            }
        }
        return conditions;
    }

    private static View.Condition running(GladiatorsState state, Gladiator unit, RunningPower power) {
        return new View.Condition(
                power.power().title() + " " + power.level(state).total(),
                firstSentence(power.way().ability().text()),
                Optional.of(power.way().isPersistent() ? "until it is ended" : "until the user's next turn"),
                power.owner() == unit
                        ? Optional.empty()
                        : Optional.of(power.owner().id()));
    }

    /** Everybody on the board, from whoever acts now; then those of the next full turn. */
    private static List<String> order(GladiatorsState state) {
        List<String> order = new ArrayList<>(rest(state));
        for (String id : state.sequence().order()) {
            if (!order.contains(id) && state.unit(id).present()) {
                order.add(id);
            }
        }
        return order;
    }

    private static List<String> rest(GladiatorsState state) {
        List<String> places = state.sequence().places();
        int from = Math.min(state.sequence().next(), places.size());
        return places.subList(from, places.size()).stream()
                .filter(id -> state.unit(id).present())
                .toList();
    }

    private static int left(GladiatorsState state) {
        return rest(state).size();
    }

    /** A table has no room for everything that an ability can do; the rules are looked up by its name. */
    private static String firstSentence(String text) {
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }
}
