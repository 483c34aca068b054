package arbiter.games.centuryg.view;

import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a viewer may see of a fight. */
public final class CenturyView {

    private CenturyView() {}

    public static View of(CenturyState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            units.add(
                    fighter.isOnFoot()
                            ? PersonView.of(state, fighter)
                            : UnitView.of(state, fighter, sees(state, viewer, fighter)));
        }
        return new View(moment, order(state), units, BoardView.of(state), details(state), left(state));
    }

    /** Bars and conditions only. */
    public static View glance(CenturyState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            units.add(
                    fighter.isOnFoot()
                            ? PersonView.glance(state, fighter)
                            : UnitView.glance(state, fighter, sees(state, viewer, fighter)));
        }
        return View.glance(moment, units);
    }

    /** What everybody keeps an eye on. */
    private static List<View.Detail> details(CenturyState state) {
        List<View.Detail> details = new ArrayList<>();
        if (state.scene().scale() != SceneScale.INTERMISSION) {
            details.add(View.Detail.of("Tension", state.tension()));
            details.add(View.Detail.of("Phase", word(state.phase())));
        }
        if (state.scene().isHarsh()) {
            details.add(View.Detail.of("Surroundings", "harsh"));
        }
        state.reinforcements().ifPresent(helpers -> details.add(reinforcements(helpers)));
        return details;
    }

    private static String word(Phase phase) {
        return switch (phase) {
            case INITIATIVE -> "order";
            case SURPRISE -> "surprise";
            case FORMATION -> "formation";
            case ROUND_START, NEXT_TURN -> "next turn";
            case BEGINNING -> "beginning";
            case ACTION -> "action";
            case END -> "end";
            case REINFORCEMENTS -> "helpers";
        };
    }

    private static View.Detail reinforcements(Reinforcements helpers) {
        String standing = helpers.areStanding() ? helpers.points() + " RP" : "beaten";
        return new View.Detail("Reinforcements", standing, List.of(), List.of(View.Detail.of("side", helpers.side())));
    }

    /** How many are still to act this Round. */
    private static int left(CenturyState state) {
        return (int) state.units().stream()
                .filter(fighter -> fighter.isFighting() && (!fighter.hasActed() || isActing(state, fighter)))
                .count();
    }

    private static boolean isActing(CenturyState state, Fighter fighter) {
        return state.currentTurn().isOf(fighter.id());
    }

    /** Whoever acts now, those still to act this Round, then the others. */
    private static List<String> order(CenturyState state) {
        return state.units().stream()
                .filter(Fighter::isFighting)
                .sorted(Comparator.comparing((Fighter fighter) -> !isActing(state, fighter))
                        .thenComparing(Fighter::hasActed)
                        .thenComparing(
                                Comparator.comparingInt(Fighter::initiative).reversed()))
                .map(Fighter::id)
                .toList();
    }

    /** A sheet is for its own side, the gamemaster, and whoever has seen through it. Ledger: knowledge-is-power. */
    private static boolean sees(CenturyState state, Viewer viewer, Fighter fighter) {
        if (viewer.gamemaster()) {
            return true;
        }
        for (Fighter own : state.units()) {
            if (viewer.plays(own.id()) && state.knows(own.ownSide(), fighter)) {
                return true;
            }
        }
        return false;
    }
}
