package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.ExtraActionTaken;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** An Action that an effect grants, taken at once and on top of those of the turn. Ledger: CAP-AMB-86. */
final class ExtraAction {

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

    private ExtraAction() {}

    static void resolve(Play<CapitalState> play, Combatant unit) {
        List<Option> options = new ArrayList<>(Deeds.actions(play.state(), unit));
        options.add(new Nothing());
        Option chosen = play.choose(Request.one(unit.decider(), "focus.action", options)
                .asking(() -> "Which extra Action does " + unit.name() + " take?")
                .asCommand());
        if (chosen instanceof Deed deed) {
            play.emit(new ExtraActionTaken(unit.id(), deed.text()));
            NothingTwice.note(play, unit, deed.kind());
            deed.resolve(play, Manner.ACTION);
        }
    }
}
