package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/** What people on foot do for each other: who is covered, who is led, who goes first. */
final class FootAllyValue {

    /** So much harder must the one hit who goes first instead. */
    private static final int HARDER = 2;

    private FootAllyValue() {}

    /** What so much Defense keeps off whoever it keeps most off: oneself, or a friend here. */
    static double kept(CenturyState state, Fighter unit, int defense) {
        double most = saved(state, unit, defense);
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != unit && other.isOnFoot() && isFriend(state, unit, other) && other.zone() == unit.zone()) {
                most = Math.max(most, saved(state, other, defense));
            }
        }
        return most;
    }

    /** Of several Maneuvers only the best counts. Ledger: BCG-MACT-5. */
    private static double saved(CenturyState state, Fighter person, int defense) {
        if (person.body().layersLost() == 0) {
            return 0;
        }
        int more = defense - state.best(Mark.Kind.MANEUVER, person);
        double menace = more > 0 ? IncomingThreat.of(state, person, 0) : 0;
        return menace == 0 ? 0 : menace - IncomingThreat.of(state, person, more);
    }

    /** Whoever is in the greatest danger. */
    static int covered(CenturyState state, Request<?> request) {
        return Weigh.best(
                        request,
                        option -> option instanceof UnitOption<?> whom
                                ? IncomingThreat.of(state, state.unit(((Fighter) whom.unit()).id()), 0)
                                : 0)
                .orElse(request.fallbackIndex());
    }

    /** The friend who hits hardest; nobody rather than an Enemy. */
    static int led(CenturyState state, Fighter leader, Request<?> request) {
        int best = -1;
        int most = -1;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).declines()) {
                best = best < 0 ? i : best;
            } else if (isFriend(state, leader, state.unit(options.get(i).id()))
                    && punch(state.unit(options.get(i).id())) > most) {
                most = punch(state.unit(options.get(i).id()));
                best = i;
            }
        }
        return best;
    }

    /** With whom to swap: whoever hits harder goes first. Ledger: BCG-MATCH-4. */
    static int swapped(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (!options.get(i).declines()
                    && gains(unit, state.unit(options.get(i).id()))) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** Whether there is a friend with whom it makes sense. */
    static int agrees(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (other != unit && isFriend(state, unit, other) && gains(unit, other)) {
                return YesNo.YES.ordinal();
            }
        }
        return YesNo.NO.ordinal();
    }

    private static boolean gains(Fighter one, Fighter other) {
        int sooner = one.initiative() - other.initiative();
        int harder = punch(one) - punch(other);
        return sooner > 0 && harder <= -HARDER || sooner < 0 && harder >= HARDER;
    }

    private static int punch(Fighter person) {
        return person.hasBody() ? person.body().rank(PilotAttribute.FITNESS) : 0;
    }

    static boolean isFriend(CenturyState state, Fighter unit, Fighter other) {
        return other.isFighting() && !state.enemies(unit, other);
    }
}
