package arbiter.games.duel.view;

import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.Fighter;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer may see of a duel: everything but the reserves of others. */
public final class DuelView {

    private static final String FALLEN = "fallen";

    private static final List<Emblem> PEOPLE =
            List.of(Emblem.BLADE, Emblem.SHIELD, Emblem.FOX, Emblem.FIST, Emblem.SHADOW);

    private DuelView() {}

    public static View of(DuelState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            units.add(unit(state, fighter, viewer));
        }
        return new View(moment, order(state), units, View.Board.NONE, List.of(), left(state));
    }

    private static View.Unit unit(DuelState state, Fighter fighter, Viewer viewer) {
        var sheet = fighter.sheet();
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar("health", fighter.health(), sheet.health()));
        bars.add(new View.Bar("breath", fighter.breath(), Math.max(sheet.breath(), fighter.breath())));
        if (viewer.gamemaster() || viewer.plays(fighter.id())) {
            bars.add(new View.Bar("reserve", fighter.stance().reserve(), sheet.nerve()));
        }
        return new View.Unit(
                fighter.id(),
                fighter.name(),
                fighter.side(),
                Optional.empty(),
                state.reservesKept() && state.active() == fighter,
                fighter.isHidden(),
                fighter.standing() ? Optional.empty() : Optional.of(FALLEN),
                bars,
                conditions(fighter),
                List.of(
                        View.Detail.of("skill", sheet.skill()),
                        View.Detail.of("guard", sheet.guard()),
                        View.Detail.of("weapon", sheet.weapon().name())),
                Optional.of(fighter.emblem(Emblem.among(PEOPLE, fighter.id()))));
    }

    /** Everybody who stands, from whoever acts now. */
    private static List<String> order(DuelState state) {
        List<String> order = new ArrayList<>();
        int count = state.units().size();
        for (int i = 0; i < count; i++) {
            Fighter next = state.units().get((state.turns() + i) % count);
            if (next.standing()) {
                order.add(next.id());
            }
        }
        return order;
    }

    /** How many of them have not acted in this round. */
    private static int left(DuelState state) {
        int count = state.units().size();
        int from = state.turns() % count;
        return (int) state.units().subList(from, count).stream()
                .filter(Fighter::standing)
                .count();
    }

    private static List<View.Condition> conditions(Fighter fighter) {
        List<View.Condition> conditions = new ArrayList<>();
        if (fighter.stance().offBalance()) {
            conditions.add(new View.Condition(
                    "off balance", "The next attack is rolled at -2.", Optional.of("until the next attack")));
        }
        if (!fighter.standing()) {
            conditions.add(new View.Condition(FALLEN, "Out of the duel.", Optional.empty()));
        }
        return conditions;
    }
}
