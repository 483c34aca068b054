package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** One last Action before death, with the limits of Critical Condition. Ledger: CAP-DYING-9, CAP-AMB-77. */
final class LastAction {

    private record Nothing() implements Option {

        @Override
        public String id() {
            return "nothing";
        }

        @Override
        public String text() {
            return "Nothing";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }

    private LastAction() {}

    static void resolve(Play<CapitalState> play, Combatant unit) {
        List<Option> options = new ArrayList<>(Deeds.actions(play.state(), unit));
        options.add(new Nothing());
        Option chosen = play.choose(Request.one(unit.decider(), "dying.last-action", options)
                .asking(() -> unit.name() + " is dying. One last Action?"));
        if (chosen instanceof Deed deed) {
            deed.resolve(play, Manner.ACTION);
        }
    }
}
