package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can be said before Damage is dealt. Ledger: 5.3 step 12. */
final class BlowAnswers {

    private BlowAnswers() {}

    static void open(Play<CenturyState> play, Blow blow) {
        Fighter acting = blow.cause().source().orElse(blow.target());
        Window.open(
                play,
                "damage.answer",
                () -> blow.target().name() + " is about to take " + blow.amount() + " Damage",
                Window.order(play.state(), acting, blow.target()),
                owner -> legal(play.state(), blow, owner));
    }

    private static List<Answer> legal(CenturyState state, Blow blow, Fighter owner) {
        List<Answer> answers = new ArrayList<>(0);
        return answers;
    }
}
