package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.range.MoveAct;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;

/**
 * A sensible opponent: attacks whom it can hurt most, aims before it shoots, gets within reach of somebody if it has
 * nobody to attack, and takes a guarded stance when it has nothing better to do among enemies. Symbols are spent as the
 * rules suggest; whatever else is asked it answers by default.
 */
public final class NarrativeOpponent {

    private static final double ATTACK = 1;
    private static final double AIM = 20;
    private static final double APPROACH = 0.5;
    private static final double STAND = 0.4;
    private static final double GUARD = 0.2;

    private NarrativeOpponent() {}

    public static AnswersByLabel<NarrativeState> create() {
        return new AnswersByLabel<NarrativeState>().with("turn.action", NarrativeOpponent::action);
    }

    private static int action(NarrativeState state, Request<?> request) {
        Participant one = state.acting().orElseThrow();
        double attack = 0;
        for (Option option : request.options()) {
            if (option instanceof AttackAction act) {
                attack = Math.max(attack, AttackEstimate.of(state, one, act.target(), act.source()));
            }
        }
        double best = attack;
        return Weigh.best(request, option -> option instanceof NarrativeAct act ? value(state, one, act, best) : 0)
                .orElse(Weigh.declining(request));
    }

    private static double value(NarrativeState state, Participant one, NarrativeAct act, double attack) {
        boolean free = one.turn().maneuvers() == 0;
        if (act instanceof AttackAction blow) {
            return ATTACK + AttackEstimate.of(state, one, blow.target(), blow.source());
        }
        if (act instanceof MoveAct move) {
            return attack == 0 && (free || !one.turn().actionUsed()) ? approach(state, one, move) : 0;
        }
        return switch (act.kind()) {
            case "aim" -> free && attack > 0 && !state.isEngagedWithOpponent(one) ? AIM : 0;
            case "stand" -> free && state.isEngagedWithOpponent(one) ? STAND : 0;
            case "guarded-stance" ->
                free
                                && one.turn().actionUsed()
                                && state.isEngagedWithOpponent(one)
                                && !one.guard().raised()
                        ? GUARD
                        : 0;
            default -> 0;
        };
    }

    /** Towards the nearest enemy, as long as nothing that it has at hand reaches so far. */
    private static double approach(NarrativeState state, Participant one, MoveAct move) {
        Participant other = move.step().reference();
        boolean enemy = state.enemies(one, other) && other.canAct();
        if (!enemy || !move.step().closer() || state.band(one, other).within(reach(one))) {
            return 0;
        }
        return APPROACH / (1 + state.band(one, other).ordinal());
    }

    private static Band reach(Participant one) {
        Band reach = Band.ENGAGED;
        for (CarriedItem item : one.gear().items()) {
            if (item.weapon().isPresent() && item.isAtHand() && item.works() && !item.needsLoading()) {
                AttackSource source = WeaponSource.of(one, item);
                reach = source.range().within(reach) ? reach : source.range();
            }
        }
        return reach;
    }
}
