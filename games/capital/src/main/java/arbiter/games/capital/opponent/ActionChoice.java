package arbiter.games.capital.opponent;

import arbiter.games.capital.ability.PatchUp;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Prepare;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import java.util.List;
import java.util.Optional;

/** What the opponent does with an Action, and with the Instants before it. */
final class ActionChoice {

    /** Attacks that promise less than this many hit points come after getting nearer. */
    private static final double WORTHWHILE = 0.8;
    /** From this far behind on, one Attack with Prepare promises more than two without. */
    private static final int UNDERDOG = -1;
    /** Whoever has lost this share of its hit points or more, as a divisor, is patched up first. */
    private static final int BADLY_HURT = 3;

    private static final String GET_UP = "get-up";
    private static final String RELOAD = "reload";
    private static final String MOVE = "move";
    private static final String OVERWATCH = "overwatch";
    /** Ultimates and other strong Instants: used as soon as they are offered and enemies are near. */
    private static final List<String> STRONG = List.of("all-out", "rally", "sanctuary", "surge", "focus");

    private ActionChoice() {}

    static int pick(CapitalState state, Request<?> request) {
        Combatant unit = ActingFor.of(state, request);
        List<? extends Option> options = request.options();
        int best = -1;
        int care = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof AttackAction strike) {
                double promise = AttackEstimate.of(state, strike);
                if (promise > most) {
                    most = promise;
                    best = i;
                }
            } else if (options.get(i) instanceof PatchUp.Treatment patch && needed(state, unit, patch)) {
                care = i;
            }
        }
        int up = unit.isProne() && unit.isUp() ? find(options, GET_UP) : -1;
        if (up >= 0 || care >= 0) {
            return up >= 0 ? up : care;
        }
        int first = VehicleChoice.first(state, unit, options);
        if (first >= 0) {
            return first;
        }
        return most >= WORTHWHILE ? attack(state, unit, request, best) : instead(state, unit, request, best);
    }

    private static boolean needed(CapitalState state, Combatant healer, PatchUp.Treatment patch) {
        Combatant patient = patch.target();
        return !state.enemies(healer, patient) && (patient.isCritical() || BADLY_HURT * patient.hp() < patient.maxHp());
    }

    /** What strengthens the Attack comes first. */
    private static int attack(CapitalState state, Combatant unit, Request<?> request, int best) {
        List<? extends Option> options = request.options();
        int first = strongInstant(unit, options);
        if (first < 0 && isFresh(state, unit, request) && options.get(best) instanceof AttackAction strike) {
            first = cornered(state, unit, strike) ? find(options, MOVE) : -1;
            if (first < 0) {
                first = prepare(state, unit, options, strike);
            }
        }
        return first >= 0 ? first : best;
    }

    /** At the beginning of its own turn, with two Actions to come. */
    private static boolean isFresh(CapitalState state, Combatant unit, Request<?> request) {
        return state.actionsLeft() > 1
                && unit.actionsTaken() == 0
                && request.label().equals("turn.action");
    }

    /** With an enemy too near to shoot well. */
    private static boolean cornered(CapitalState state, Combatant unit, AttackAction strike) {
        if (strike.means().isMelee() || unit.moves() > 0) {
            return false;
        }
        Optional<Combatant> enemy = PreferredPlace.nearest(state, unit, unit.base());
        return enemy.isPresent() && state.touching(unit, enemy.get());
    }

    /** An Instant that makes the coming Attacks stronger, if the unit knows any. */
    private static int strongInstant(Combatant unit, List<? extends Option> options) {
        if (unit.profile().abilities().isEmpty()) {
            return -1;
        }
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i) instanceof CapitalAct act && !act.isAction() && !act.declines()) {
                String id = act.id();
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
        int better = VehicleChoice.instead(state, unit, options, poorAttack);
        if (better < 0) {
            better = find(options, RELOAD);
        }
        if (better < 0 && poorAttack >= 0) {
            return poorly(state, unit, request, poorAttack);
        }
        Optional<Combatant> enemy = PreferredPlace.nearest(state, unit, unit.base());
        boolean apart = enemy.isPresent() && state.distance(unit, enemy.get()) > Base.TOLERANCE;
        if (better < 0 && apart) {
            boolean waits = unit.moves() > 0 && PreferredPlace.shoots(state, unit, enemy.get());
            better = waits ? find(options, OVERWATCH) : find(options, MOVE);
        }
        if (better < 0) {
            better = find(options, OVERWATCH);
        }
        if (better < 0 && unit.prepared(Attribute.AGI) == 0) {
            better = prepare(options, Attribute.AGI);
        }
        return better >= 0 ? better : declining(request);
    }

    /** Gets where it can fight better, or makes the most of it. */
    private static int poorly(CapitalState state, Combatant unit, Request<?> request, int poorAttack) {
        List<? extends Option> options = request.options();
        if (!isFresh(state, unit, request) || !(options.get(poorAttack) instanceof AttackAction strike)) {
            return poorAttack;
        }
        boolean closesIn = !PreferredPlace.shoots(state, unit, strike.target())
                && state.distance(unit, strike.target()) > Base.TOLERANCE;
        int first = closesIn ? find(options, MOVE) : prepare(state, unit, options, strike);
        return first >= 0 ? first : poorAttack;
    }

    /** Prepare for an Attack that would rather fail; nothing if it is prepared for or likely enough to hit. */
    private static int prepare(
            CapitalState state, Combatant unit, List<? extends Option> options, AttackAction strike) {
        Optional<Attribute> attribute = strike.means().profile().roll().attack().attribute();
        boolean worth = attribute.isPresent() && unit.prepared(attribute.get()) == 0 && strike.edge(state) <= UNDERDOG;
        return worth ? prepare(options, attribute.get()) : -1;
    }

    private static int prepare(List<? extends Option> options, Attribute attribute) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Prepare prepare && prepare.attribute() == attribute) {
                return i;
            }
        }
        return -1;
    }

    /** The first option of that kind: the word that ids of the kind begin with. */
    private static int find(List<? extends Option> options, String kind) {
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            boolean others = option instanceof AttackAction || option instanceof Prepare;
            if (!others && isKind(option.id(), kind) && !isPointless(option)) {
                return i;
            }
        }
        return -1;
    }

    static boolean isPointless(Option option) {
        return option instanceof CapitalAct act && act.isPointless();
    }

    private static boolean isKind(String id, String kind) {
        return id.startsWith(kind) && (id.length() == kind.length() || id.charAt(kind.length()) == ':');
    }

    /** The last option that lets the moment pass, or else the default. */
    static int declining(Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i).declines()) {
                return i;
            }
        }
        return request.fallbackIndex();
    }
}
