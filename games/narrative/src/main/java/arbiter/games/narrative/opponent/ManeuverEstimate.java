package arbiter.games.narrative.opponent;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.power.Psyker;
import arbiter.games.narrative.range.MoveAct;
import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.kernel.Pointer;
import arbiter.space.band.Band;
import java.util.List;

/** What a maneuver is worth before the action of a turn, and after it for the next one. */
final class ManeuverEstimate {

    private static final double READY = 0.03;
    private static final double APPROACH = 0.5;

    private final NarrativeState state;
    private final Participant one;
    private final double best;
    private final double aimed;
    private final WeaponsAtHand arms;
    private final boolean engaged;
    private final List<Participant> enemies;

    /** The best is what the action of this turn is worth as things stand, and what a boost die adds to it. */
    ManeuverEstimate(NarrativeState state, Participant one, double best, double aimed) {
        this.state = state;
        this.one = one;
        this.best = best;
        this.aimed = aimed;
        this.arms = WeaponsAtHand.of(state, one);
        this.engaged = state.isEngagedWithOpponent(one);
        this.enemies = state.enemiesOf(one);
    }

    /** What the next maneuver costs: nothing, strain, or the action where that is worth nothing. */
    double cost() {
        if (one.turn().maneuvers() == 0) {
            return 0;
        }
        if (one.turn().actionUsed()) {
            return 0.02 + Worth.ofStrain(one, 2);
        }
        return Suffering.canChoose(state, one, 2) ? Math.min(best, 0.02 + Worth.ofStrain(one, 2)) : best;
    }

    private boolean acts() {
        return !one.turn().actionUsed();
    }

    double of(NarrativeAct act) {
        if (act instanceof MoveAct move) {
            return move(move);
        }
        if (act instanceof VehicleAct aboard) {
            return CrewEstimate.maneuver(state, one, aboard, best);
        }
        String id = act.id();
        int colon = id.indexOf(':');
        return switch (colon < 0 ? id : id.substring(0, colon)) {
            case "aim" -> aim();
            case "stand" -> engaged || arms.areForMelee() ? 0.15 : 0.01;
            case "take-cover" -> engaged ? 0 : 0.12;
            case "guarded-stance" -> acts() || one.guard().raised() ? 0 : guard();
            case "reload" -> acts() ? Math.max(0, 0.5 - best) : 0.1;
            case "prepare" -> acts() ? Math.max(0, 0.6 - best) : 0.15;
            case "draw" -> best == 0 && isFarther(id.substring(colon + 1)) ? 0.45 : 0;
            case "stow" -> best == 0 && !canWalk() && hasFartherStowed() ? 0.4 : 0;
            case "concentrate" -> 0.25;
            case "rebuke" -> rebuke();
            case "order" -> help(act, 0.5);
            case "assist" -> help(act, 0.35);
            default -> 0;
        };
    }

    private boolean canWalk() {
        return one.aboard().isOnFoot() && !Allowance.isImmobilized(state, one);
    }

    private boolean hasFartherStowed() {
        for (CarriedItem item : one.gear().items()) {
            if (item.place() == CarriedItem.Place.STOWED && isFarther(item.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether something reaches farther than what is at hand. */
    private boolean isFarther(String item) {
        CarriedItem carried = one.gear().get(item);
        return carried.weapon().isPresent()
                && carried.works()
                && !carried.weapon().get().range().within(arms.reach());
    }

    /** Now for the attack of this turn, later for that of the next one. */
    private double aim() {
        if (acts()) {
            boolean pays = one.turn().maneuvers() > 0 && !Suffering.canChoose(state, one, 2);
            return pays ? 0 : aimed;
        }
        boolean waits = engaged || arms.areForMelee() || one.turn().maneuvers() > 0;
        return waits ? 0 : READY;
    }

    /** Among several opponents, for whoever has been hurt. */
    private double guard() {
        int around = 0;
        for (Participant enemy : enemies) {
            around += enemy.canAct() && state.band(one, enemy) == Band.ENGAGED ? 1 : 0;
        }
        return one.turn().maneuvers() == 0 && around > 1 ? READY : 0;
    }

    private double rebuke() {
        for (Participant enemy : enemies) {
            if (enemy.canAct() && Psyker.is(enemy) && state.band(one, enemy).within(Band.MEDIUM)) {
                return 0.1;
            }
        }
        return 0;
    }

    /** A boost die for somebody who has still to act. */
    private double help(NarrativeAct act, double share) {
        Participant other = state.unit(((Pointer.Unit) act.pointer().orElseThrow()).id());
        boolean helped = other.assistance().isFrom(one) || one.turn().maneuvers() > 0;
        return helped || other.turn().acted() ? 0 : 0.2 * share * Worth.importance(other);
    }

    private double move(MoveAct move) {
        if (!move.step().closer()) {
            return engaged && acts() && move.step().maneuvers() == 1 && !arms.areForMelee() ? gain(move) - 0.1 : 0;
        }
        Participant other = opponentAt(move.step().reference());
        if (other == one || arms.reaches(other)) {
            return 0;
        }
        boolean reachesNow = arms.areForMelee()
                && acts()
                && move.step().maneuvers() == 1
                && move.step().to() == Band.ENGAGED;
        if (reachesNow) {
            return Math.max(READY, gain(move)) + 0.01 * Worth.importance(other);
        }
        double near = (0.5 + 0.1 * Worth.importance(other))
                / (1 + state.band(one, other).ordinal());
        return best == 0 ? APPROACH * near : arms.areForMelee() ? 0.3 * near : 0;
    }

    /** Of those who stand together only one is named: the opponent among them who matters most, or nobody but oneself. */
    private Participant opponentAt(Participant named) {
        Participant found = one;
        double most = 0;
        for (Participant enemy : enemies) {
            boolean there = enemy == named || state.band(enemy, named) == Band.ENGAGED;
            if (there && Worth.importance(enemy) > most && enemy.canAct()) {
                found = enemy;
                most = Worth.importance(enemy);
            }
        }
        return found;
    }

    /** How much better the best attack would be from there. */
    private double gain(MoveAct move) {
        NarrativeState there = state.copy();
        Participant mover = there.unit(one.id());
        RangeBands.move(
                there,
                mover,
                there.unit(move.step().reference().id()),
                move.step().to());
        return WeaponsAtHand.best(there, mover) - best;
    }
}
