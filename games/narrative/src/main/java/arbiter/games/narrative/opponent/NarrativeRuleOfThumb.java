package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.power.ManifestAct;
import arbiter.games.narrative.range.MoveAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;
import java.util.OptionalInt;

/**
 * Plays by a rule of thumb where thousands of fights matter more than good play: the weapon that does most beyond the soak
 * of whoever can take least, without a look at any pool; else a step towards the nearest opponent, or the weapon is made
 * ready. Symbols are spent as the rules suggest, and whatever else is asked goes by default. Nobody plays against it:
 * that is {@link NarrativeOpponent}.
 */
public final class NarrativeRuleOfThumb {

    /** Even what soak takes on average may get through with a good roll. */
    private static final double LITTLE = 0.5;
    /** What a strike of the mind does, about as much as a rifle beyond soak. */
    private static final double STRIKE = 4;

    private NarrativeRuleOfThumb() {}

    public static AnswersByLabel<NarrativeState> create() {
        return new AnswersByLabel<NarrativeState>()
                .with("turn.action", NarrativeRuleOfThumb::action)
                .with("attack.again", (state, request) -> 0);
    }

    private static int action(NarrativeState state, Request<?> request) {
        Participant one = state.acting().orElseThrow();
        OptionalInt attack = Weigh.best(request, option -> attack(one, option));
        if (attack.isPresent()) {
            return attack.getAsInt();
        }
        if (one.turn().maneuvers() > 0) {
            return Weigh.declining(request);
        }
        OptionalInt ready = Weigh.first(request, NarrativeRuleOfThumb::makesReady);
        return ready.isPresent()
                ? ready.getAsInt()
                : Weigh.best(request, option -> approach(state, one, option)).orElse(Weigh.declining(request));
    }

    /** By the share of what the target can still take. */
    private static double attack(Participant one, Option option) {
        if (option instanceof AttackAction attack && attack.mode() == AttackAction.Mode.PLAIN) {
            Participant target = attack.target();
            double damage = attack.source().damage().total() - target.profile().soak();
            return share(target, Math.max(LITTLE, damage), attack.source().dealsStrain());
        }
        return option instanceof ManifestAct power
                        && power.ready().choice().power().id().equals("attack")
                        && Worth.left(one, true) > PowerEstimate.STRAIN
                ? share(power.ready().targets().get(0), STRIKE, false)
                : 0;
    }

    private static double share(Participant target, double damage, boolean strain) {
        return Worth.importance(target) * damage / (1 + Worth.left(target, strain));
    }

    private static boolean makesReady(Option option) {
        return option.id().startsWith("reload:") || option.id().startsWith("prepare:");
    }

    /** The nearer an opponent, the sooner somebody gets there. */
    private static double approach(NarrativeState state, Participant one, Option option) {
        if (!(option instanceof MoveAct move) || !move.step().closer()) {
            return 0;
        }
        for (Participant enemy : state.enemiesOf(one)) {
            boolean there = enemy == move.step().reference()
                    || state.band(enemy, move.step().reference()) == Band.ENGAGED;
            if (there && enemy.canAct()) {
                return 1.0 / (1 + move.step().from().ordinal());
            }
        }
        return 0;
    }
}
