package arbiter.games.capital.opponent;

import arbiter.games.capital.attack.Reroll;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.List;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, closes in or keeps its range, throws dice
 * again where that can turn a roll, and spends Energy when it matters. Whatever else is asked it answers by default.
 */
public final class CapitalOpponent implements Agent<CapitalState> {

    private static final int FACES = 6;
    /** Throwing a die again for Energy is worth it when so many faces would turn the roll. */
    private static final int WORTH_ENERGY = 2;
    /** A damage die up to this face is thrown again. */
    private static final int POOR_DAMAGE = 2;
    /** Energy for small gains is spent as long as this much of it is left. */
    private static final int RESERVE = 4;

    @Override
    public int pick(CapitalState state, Request<?> request) {
        return switch (request.label()) {
            case "turn.action",
                    "dying.last-action",
                    "seize.action",
                    "grant.action",
                    "move.charge",
                    "vehicle.drift-action",
                    "overwatch.attack" -> ActionChoice.pick(state, request);
            case "surge.use", "trickshot.use", "overflow.spend", "rally.use", "critical-hit.use", "focus.extra" ->
                use(request);
            case "pep-talk.use" -> unit(state, request).energy() > RESERVE ? use(request) : request.fallbackIndex();
            case "intercept.offer" -> intercept(request);
            case "terrifying.use" -> somebody(state, request, false);
            case "rally.units", "supercharge.units" -> somebody(state, request, true);
            case "vehicle.route" -> VehicleChoice.route(state, request);
            case "attack.aim", "attack.block", "attack.look-out", "sanctuary.block" -> reroll(state, request);
            case "attack.aim-damage" -> rerollDamage(state, request);
            default ->
                request.kind() == Request.Kind.PLACE && !request.decider().isGamemaster()
                        ? PreferredPlace.best(state, unit(state, request), request)
                        : request.fallbackIndex();
        };
    }

    private static Combatant unit(CapitalState state, Request<?> request) {
        return ActingFor.of(state, request);
    }

    /** One more of the own or the other side who is still up, as long as there is one. */
    private static int somebody(CapitalState state, Request<?> request, boolean own) {
        Combatant decider = unit(state, request);
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).pointer().orElse(null) instanceof Pointer.Unit unit) {
                Combatant other = state.unit(unit.id());
                if (other.isUp() && state.enemies(decider, other) != own) {
                    return i;
                }
            }
        }
        return request.fallbackIndex();
    }

    /** Takes what is offered: it comes at a moment when it matters. */
    private static int use(Request<?> request) {
        return request.option(0).declines() ? request.options().size() - 1 : 0;
    }

    /** For a friend, where it costs nothing: in Sanctuary, with a Defense Roll of one's own. */
    private static int intercept(Request<?> request) {
        boolean forFriend = !request.quiet();
        return forFriend && request.option(0).costs().isEmpty() ? use(request) : request.fallbackIndex();
    }

    /**
     * Throws that die again, when losing, with which the roll is likeliest to turn. A use may have a second die to come,
     * so that with Energy to spare even a die that cannot do it alone is worth it.
     */
    private static int reroll(CapitalState state, Request<?> request) {
        if (request.fallback().declines()) {
            return request.fallbackIndex();
        }
        boolean plenty = unit(state, request).energy() > RESERVE;
        List<? extends Option> options = request.options();
        int best = plenty ? request.fallbackIndex() : ActionChoice.declining(request);
        int most = 0;
        for (int i = 0; i < options.size(); i++) {
            int faces = turning(options.get(i));
            boolean worth =
                    plenty || faces >= WORTH_ENERGY || options.get(i).costs().isEmpty();
            if (faces > most && worth) {
                most = faces;
                best = i;
            }
        }
        return best;
    }

    /** How many faces would turn the roll; both dice at once, which cost nothing, count for half of them. */
    private static int turning(Option option) {
        if (option instanceof Reroll.OneDie one) {
            return Math.max(0, FACES + 1 - one.needed());
        }
        return option instanceof Reroll.BothDice ? FACES / 2 : 0;
    }

    private static int rerollDamage(CapitalState state, Request<?> request) {
        boolean poor = request.option(0) instanceof Reroll.OneDie one && one.face() <= POOR_DAMAGE;
        return poor && unit(state, request).energy() > RESERVE ? 0 : request.fallbackIndex();
    }
}
