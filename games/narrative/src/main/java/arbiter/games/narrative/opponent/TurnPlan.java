package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.attack.TwoWeaponAction;
import arbiter.games.narrative.power.ManifestAct;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/**
 * What somebody does next in its turn: the action worth most, after any maneuver that makes it better or saves somebody
 * from something; what is left of the turn goes into getting ready.
 */
final class TurnPlan {

    private final NarrativeState state;
    private final Participant one;
    private final List<? extends Option> options;
    private final ActionEstimate actions;
    private int bestAction = -1;
    private Optional<AttackEstimate> bestAttack = Optional.empty();
    private double best;

    TurnPlan(NarrativeState state, Participant one, Request<?> request) {
        this.state = state;
        this.one = one;
        this.options = request.options();
        this.actions = new ActionEstimate(state, one);
        lookAtActions();
    }

    private void lookAtActions() {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof NarrativeAct act && act.price() == Price.ACTION) {
                double value = actions.of(act);
                if (value > best) {
                    best = value;
                    bestAction = i;
                    bestAttack =
                            act instanceof AttackAction attack ? Optional.of(actions.attack(attack)) : Optional.empty();
                }
            }
        }
    }

    /** The place of the act, or of what lets the turn end. */
    int next(int end) {
        int maneuver = maneuver();
        return maneuver >= 0 ? maneuver : bestAction >= 0 ? bestAction : end;
    }

    /** The maneuver worth more than it costs; -1 if there is none. */
    private int maneuver() {
        ManeuverEstimate maneuvers = null;
        int chosen = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof NarrativeAct act && isManeuver(act)) {
                if (maneuvers == null) {
                    maneuvers = new ManeuverEstimate(state, one, best, aimed());
                }
                double gain = maneuvers.of(act);
                if (gain > most) {
                    most = gain;
                    chosen = i;
                }
            }
        }
        return maneuvers != null && most > maneuvers.cost() ? chosen : -1;
    }

    /** Reloading may be an incidental for whoever is quick. */
    private static boolean isManeuver(NarrativeAct act) {
        return act.price() == Price.MANEUVER
                || act.price() == Price.INCIDENTAL
                        && !act.declines()
                        && act.id().startsWith("reload:");
    }

    /** What a boost die adds to the best attack. */
    private double aimed() {
        if (bestAction < 0) {
            return 0;
        }
        Option act = options.get(bestAction);
        if (bestAttack.isPresent()) {
            return bestAttack.get().aimed(1) - best;
        }
        boolean attacks = act instanceof TwoWeaponAction
                || act instanceof ManifestAct power
                        && power.ready().choice().power().id().equals("attack")
                || act instanceof VehicleAct && act.id().contains("fire:");
        return attacks ? 0.12 * best : 0;
    }
}
