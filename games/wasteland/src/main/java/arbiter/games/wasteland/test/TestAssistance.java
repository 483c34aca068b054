package arbiter.games.wasteland.test;

import arbiter.games.wasteland.test.HelpEvents.HelpEnded;
import arbiter.games.wasteland.turn.TurnEvents.TurnGivenUp;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/**
 * Who assists a test: whoever has promised it by the Assist action, and whoever gives up a turn still to come for it. They
 * use the attribute and skill of the test. Ledger: section 2.5, WAS-MAJ-1.
 */
final class TestAssistance {

    private TestAssistance() {}

    static List<TestAssistant> collect(Play<WastelandState> play, TestAttempt attempt, List<TestAssistant> given) {
        WastelandState state = play.state();
        if (!attempt.isAssisted() || state.acting().isEmpty()) {
            return given;
        }
        Fighter actor = attempt.actor();
        boolean ownTurn = state.acting().get() == actor;
        List<TestAssistant> helpers = given;
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other != actor && other.canAct() && !state.enemies(actor, other)) {
                boolean promised = ownTurn
                        && other.promisedHelp()
                                .ally()
                                .filter(actor.id()::equals)
                                .isPresent();
                if (promised) {
                    play.emit(new HelpEnded(other.id()));
                }
                if (promised || mayGiveUpTurn(state, other) && givesUpTurn(play, attempt, other)) {
                    helpers = helpers == given ? new ArrayList<>(given) : helpers;
                    helpers.add(new TestAssistant(other, attempt.attribute(), attempt.skill()));
                }
            }
        }
        return helpers;
    }

    /** Not after the own turn, and not with actions that are lost anyway. Ledger: WAS-MAJ-1, WAS-TURN-8. */
    private static boolean mayGiveUpTurn(WastelandState state, Fighter other) {
        return state.round() > 0
                && !other.turn().acted()
                && !other.turn().givenUp()
                && !other.lostActions().pending()
                && !other.isCompanion();
    }

    private static boolean givesUpTurn(Play<WastelandState> play, TestAttempt attempt, Fighter other) {
        boolean yes = play.choose(Request.one(other.decider(), "test.assist", YesNo.BOTH)
                        .asking(() -> "Give up " + other.name() + "'s turn of this round to assist "
                                + attempt.actor().name() + "'s " + attempt.what() + "?")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
        if (yes) {
            play.emit(new TurnGivenUp(other.id(), attempt.actor().id()));
        }
        return yes;
    }
}
