package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can be said when a Might Test has been rolled. Ledger: 5.3 step 10. */
final class TestAnswers {

    private TestAnswers() {}

    static void open(Play<CenturyState> play, Strike strike) {
        if (strike.victims().isEmpty()) {
            return;
        }
        Window.open(
                play,
                "attack.answer",
                () -> prompt(strike),
                Window.order(
                        play.state(), strike.attacker(), strike.victims().get(0).fighter()),
                owner -> legal(play.state(), strike, owner));
        ActiveDefense.settle(play, strike); // BCG-AMB-86
    }

    private static String prompt(Strike strike) {
        Victim victim = strike.victims().get(0);
        return strike.attacker().name() + " has " + victim.total() + " against "
                + victim.fighter().name() + "'s Defense of " + victim.defense();
    }

    private static List<Answer> legal(CenturyState state, Strike strike, Fighter owner) {
        List<Answer> answers = new ArrayList<>(0);
        TheBeast.offer(state, strike, owner, answers);
        ActiveDefense.offer(state, strike, owner, answers);
        return answers;
    }
}
