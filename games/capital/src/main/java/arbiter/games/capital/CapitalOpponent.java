package arbiter.games.capital;

import arbiter.games.capital.rule.Deed;
import arbiter.games.capital.rule.Prepare;
import arbiter.games.capital.rule.Reroll;
import arbiter.games.capital.rule.Strike;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import java.util.List;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, closes in or keeps its range, gets up,
 * reloads, throws bad dice again, and waits on Overwatch where nobody is in reach. Whatever else is asked it answers by
 * default.
 */
final class CapitalOpponent implements Agent<CapitalState> {

    /** Attacks that promise less than this many hit points are not worth an Action. */
    private static final double WORTHWHILE = 0.8;
    /** Throwing such a face again hardly ever helps. */
    private static final int GOOD_FACE = 5;

    /** Whoever is still further away than this after a Move goes on. */
    private static final int FAR = 3000;

    private static final String GET_UP = "get-up";
    private static final String RELOAD = "reload";
    private static final String MOVE = "move";
    private static final String OVERWATCH = "overwatch";
    /** Ultimates and other strong Instants: used as soon as they are offered and enemies are near. */
    private static final List<String> STRONG = List.of("all-out", "rally", "sanctuary", "surge", "focus");

    @Override
    public int pick(CapitalState state, Request<?> request) {
        return switch (request.label()) {
            case "turn.action",
                    "dying.last-action",
                    "seize.action",
                    "grant.action",
                    "move.charge",
                    "vehicle.drift-action",
                    "overwatch.attack" -> action(state, request);
            case "surge.use", "trickshot.use", "overflow.spend", "rally.use" -> use(request);
            case "rally.units", "supercharge.units" -> ally(state, request);
            case "vehicle.route" -> AtTheWheel.route(state, request);
            case "attack.aim", "attack.block" -> reroll(request);
            default ->
                request.kind() == Request.Kind.PLACE && !request.decider().isGamemaster()
                        ? Whereabouts.best(state, Doer.of(state, request), request)
                        : request.fallbackIndex();
        };
    }

    private static int action(CapitalState state, Request<?> request) {
        Combatant unit = Doer.of(state, request);
        List<? extends Option> options = request.options();
        int best = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Strike strike) {
                double promise = Prospect.of(state, strike);
                if (promise > most) {
                    most = promise;
                    best = i;
                }
            }
        }
        int up = unit.isProne() && unit.isUp() ? find(options, GET_UP) : -1;
        if (up >= 0) {
            return up;
        }
        int first = AtTheWheel.first(state, unit, options);
        if (first >= 0) {
            return first;
        }
        if (most >= WORTHWHILE) {
            int strong = strongInstant(unit, options);
            return strong >= 0 ? strong : best;
        }
        return instead(state, unit, request, best);
    }

    /** An Instant that makes the coming Attacks stronger, if the unit knows any. */
    private static int strongInstant(Combatant unit, List<? extends Option> options) {
        if (unit.profile().abilities().isEmpty()) {
            return -1;
        }
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i) instanceof Deed deed && !deed.isAction() && !deed.declines()) {
                String id = deed.id();
                for (String strong : STRONG) {
                    if (id.startsWith(strong)) {
                        return i;
                    }
                }
            }
        }
        return -1;
    }

    /** Something better than the Attacks there are; a poor Attack is still better than waiting. */
    private static int instead(CapitalState state, Combatant unit, Request<?> request, int poorAttack) {
        List<? extends Option> options = request.options();
        int better = AtTheWheel.instead(state, unit, options, poorAttack);
        if (better < 0) {
            better = find(options, RELOAD);
        }
        if (better < 0 && unit.moves() > 0 && Whereabouts.shoots(unit)) {
            better = poorAttack >= 0 ? poorAttack : find(options, OVERWATCH);
        }
        if (better < 0 && nearest(state, unit) > (unit.moves() == 0 ? Base.TOLERANCE : FAR)) {
            better = find(options, MOVE);
        }
        if (better < 0) {
            better = poorAttack >= 0 ? poorAttack : find(options, OVERWATCH);
        }
        if (better < 0 && unit.prepared(Attribute.AGI) == 0) {
            better = prepare(options, Attribute.AGI);
        }
        return better >= 0 ? better : declining(request);
    }

    /** Millimetres to the nearest enemy that is up. */
    private static int nearest(CapitalState state, Combatant unit) {
        int nearest = Integer.MAX_VALUE;
        List<Combatant> combatants = state.combatants();
        for (int i = 0; i < combatants.size(); i++) {
            Combatant other = combatants.get(i);
            if (other.isUp() && state.enemies(unit, other) && AtTheWheel.matters(other)) {
                nearest = Math.min(nearest, state.distance(unit, other));
            }
        }
        return nearest;
    }

    /** The first option of that kind: the word that ids of the kind begin with. */
    private static int find(List<? extends Option> options, String kind) {
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            if (!(option instanceof Strike) && !(option instanceof Prepare) && isKind(option.id(), kind)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isKind(String id, String kind) {
        return id.startsWith(kind) && (id.length() == kind.length() || id.charAt(kind.length()) == ':');
    }

    private static int prepare(List<? extends Option> options, Attribute attribute) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Prepare prepare && prepare.attribute() == attribute) {
                return i;
            }
        }
        return -1;
    }

    private static int declining(Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i).declines()) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** One more of the own side who is still up, as long as there is one. */
    private static int ally(CapitalState state, Request<?> request) {
        String side = state.combatant(request.decider().id()).side();
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).pointer().orElse(null) instanceof Pointer.Unit unit) {
                Combatant other = state.combatant(unit.id());
                if (other.isUp() && other.side().equals(side)) {
                    return i;
                }
            }
        }
        return request.fallbackIndex();
    }

    /** Takes what is offered: it comes at a moment when it matters. */
    private static int use(Request<?> request) {
        return request.options().get(0).declines() ? request.options().size() - 1 : 0;
    }

    /** Throws a low die again when losing; a good one is kept, for what it would cost. */
    private static int reroll(Request<?> request) {
        boolean keep = request.fallback() instanceof Reroll.OneDie one && one.face() >= GOOD_FACE;
        return keep ? declining(request) : request.fallbackIndex();
    }
}
