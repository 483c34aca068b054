package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackMenu;
import arbiter.games.centuryg.crew.Combine;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, suppresses the strong, duels if it is made
 * for that, closes in or keeps its range, calls Supports and repairs where they are worth more than a shot, raises its
 * defenses and spends its Genre Points where they tell. Whatever else is asked it answers by default.
 */
public final class CenturyOpponent implements Agent<CenturyState> {

    /** Attacks that promise less than this are not worth an Action. */
    private static final double WORTHWHILE = 0.7;

    /** Saving a partner is worth more than any common attack. */
    private static final double UNITED = 9;

    /** A Tactic's Weapons, and which of them it was chosen for. */
    private record Intention(List<AttackAction> ways, int best) {}

    /** What is meant by the latest Action, as long as it is not asked about anew: the Weapon is what comes next. */
    private Intention intention = new Intention(List.of(), 0);

    @Override
    public int pick(CenturyState state, Request<?> request) {
        if (request.label().startsWith("reinforcements.")) {
            return ReinforcementChoice.pick(state, request);
        }
        if (request.decider().isGamemaster()) {
            return request.fallbackIndex();
        }
        Fighter unit = unit(state, request);
        if (unit.isOnFoot()) {
            return FootActionChoice.pick(state, unit, request);
        }
        return switch (request.label()) {
            case "attack.weapon" -> weapon(state, unit, request);
            case "turn.action", "attack.free", "disengage.free" -> action(state, unit, request);
            case "beginning.item" -> SetupChoice.pick(state, unit, request);
            case "attack.answer", "attack.pierce", "damage.answer", "damage.lethal" ->
                WindowAnswerChoice.pick(state, request);
            case "attack.target",
                    "attack.second",
                    "aim.target",
                    "power.enemy",
                    "boss.eye",
                    "boss.drain",
                    "boss.faster" -> target(state, unit, request);
            case "formation.place" -> PositionChoice.formation(state, unit, request);
            case "support.place", "jury-rig.place", "resupply.place" -> PositionChoice.aside(state, unit, request);
            case "attack.trade", "test.trade" -> request.options().size() - 1; // +2 is more than a die is worth
            default ->
                request.label().endsWith(".place") || request.label().endsWith(".approach")
                        ? PositionChoice.best(state, unit, request)
                        : DetailAnswers.pick(state, unit, request);
        };
    }

    @Override
    public Optional<Call> call(CenturyState state, Supplier<List<Call>> offered) {
        return UnaskedPowers.pick(state, offered);
    }

    /** The Unit it is about: a pilot may act in a Core, or as a part of something greater. */
    private static Fighter unit(CenturyState state, Request<?> request) {
        Optional<Fighter> acting = state.acting();
        Fighter pilot = acting.isPresent() && acting.get().decider().equals(request.decider())
                ? acting.get()
                : state.unit(request.decider().id());
        return pilot.crew().isAboard() ? state.unit(pilot.crew().aboard().get()) : pilot;
    }

    /** With which Weapon: the one that the Tactic was chosen for, if it was. */
    private int weapon(CenturyState state, Fighter unit, Request<?> request) {
        return request.options() == intention.ways() ? intention.best() : action(state, unit, request);
    }

    private int action(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int ready = SetupChoice.setup(state, unit, options);
        if (ready >= 0) {
            return ready;
        }
        AttackValue prospect = new AttackValue(state, unit);
        boolean held = PinnedCost.holds(state, unit);
        int best = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            double promise = promise(state, unit, prospect, options.get(i), held);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        if (most >= WORTHWHILE) {
            if (options.get(best) instanceof AttackMenu tactic) {
                intention = new Intention(tactic.ways(), best(state, unit, prospect, tactic, held));
            }
            return best;
        }
        return FallbackAction.pick(state, unit, request).orElse(best >= 0 ? best : request.fallbackIndex());
    }

    /** What an Action is worth, in Damage to expect; whoever must not move looks only at what is in reach. */
    private static double promise(CenturyState state, Fighter unit, AttackValue prospect, Option option, boolean held) {
        if (option instanceof AttackAction offense) {
            if (offense.wield().strikesEverybody()) {
                return FinalBeamValue.firing(state, unit, offense);
            }
            return held && !PinnedCost.staysPut(state, unit, offense) ? 0 : prospect.of(offense);
        }
        if (option instanceof AttackMenu tactic) {
            return promise(state, unit, prospect, tactic.ways().get(best(state, unit, prospect, tactic, held)), held);
        }
        if (option instanceof Combine combine) {
            return CombinationChoice.wants(combine) ? UNITED : 0;
        }
        return option instanceof CenturyAct act ? act.worthAsAction(state, unit, new TurnValue(state, unit)) : 0;
    }

    /** Which of its Weapons a Tactic promises most with. */
    private static int best(CenturyState state, Fighter unit, AttackValue prospect, AttackMenu tactic, boolean held) {
        List<AttackAction> ways = tactic.ways();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < ways.size(); i++) {
            double promise = promise(state, unit, prospect, ways.get(i), held);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        return best;
    }

    /** The one with the fewest points left that is not too hard to hit. */
    private static int target(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof UnitOption<?> whom) {
                double value = TargetValue.roughly(state, unit, (Fighter) whom.unit());
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }
}
