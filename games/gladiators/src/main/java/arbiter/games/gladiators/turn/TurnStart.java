package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.end.Reactivation;
import arbiter.games.gladiators.environment.EnvironmentTurn;
import arbiter.games.gladiators.persist.LastingPowers;
import arbiter.games.gladiators.power.PowersRunOut;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnEvents.TurnDelayed;
import arbiter.games.gladiators.turn.TurnEvents.TurnEnded;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The start of a character turn, in its order. Ledger: GG-TRN-1, GG-INI-4, section 5.1, steps 2 and 3. */
public final class TurnStart {

    private static final Option NOW = PlainOption.of("now", "Act now");

    private TurnStart() {}

    /** Waits until after somebody's turn. */
    private record WaitFor(Gladiator other) implements Option {

        @Override
        public String id() {
            return "after:" + other.id();
        }

        @Override
        public String text() {
            return "Wait until after " + other.name();
        }
    }

    public static void resolve(Play<GladiatorsState> play) {
        Gladiator unit = play.state().unit(play.state().sequence().upcoming().orElseThrow());
        if (!unit.present()) {
            PowersRunOut.all(play, unit);
            play.emit(new TurnEnded(unit.id()));
            return;
        }
        if (delays(play, unit)) {
            return;
        }
        int regeneration = Reactivation.regeneration(play.state(), unit);
        PowersRunOut.resolve(play, unit);
        EnvironmentTurn.begin(play, unit);
        LastingPowers.resolve(play, unit);
        if (unit.out().isOut()) {
            Reactivation.resolve(play, unit, regeneration);
        }
        if (unit.present()) {
            Showboating.compare(play, unit);
            int actions = unit.session().helpless() ? 0 : unit.debts().actionsDue(); // GG-AD-091
            play.emit(new TurnBegan(unit.id(), actions, close(play.state(), unit)));
        } else {
            play.emit(new TurnEnded(unit.id()));
        }
    }

    /** Once in a full turn somebody in action may wait until after somebody later. Ledger: GG-INI-4, GG-AMB-87. */
    private static boolean delays(Play<GladiatorsState> play, Gladiator unit) {
        TurnSequence sequence = play.state().sequence();
        if (!unit.isInAction() || sequence.delayed().contains(unit.id())) {
            return false;
        }
        List<Option> options = new ArrayList<>();
        options.add(NOW);
        for (String later : sequence.later()) {
            Gladiator other = play.state().unit(later);
            if (other.present() && !other.isHidden()) {
                options.add(new WaitFor(other));
            }
        }
        if (options.size() == 1) {
            return false;
        }
        Option answer = play.choose(Request.one(unit.decider(), "turn.delay", options)
                .asking(() -> "Does " + unit.name() + " act now?")
                .otherwise(NOW)
                .quietly());
        if (!(answer instanceof WaitFor wait)) {
            return false;
        }
        play.emit(new TurnDelayed(unit.id(), wait.other().id()));
        return true;
    }

    /** Who is at most one hex away. Ledger: GG-HIT-2. */
    private static List<String> close(GladiatorsState state, Gladiator unit) {
        List<String> close = new ArrayList<>();
        for (Gladiator other : state.units()) {
            if (other != unit && other.present() && state.range(unit, other) <= 1) {
                close.add(other.id());
            }
        }
        return close;
    }
}
