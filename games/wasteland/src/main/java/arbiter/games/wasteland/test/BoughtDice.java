package arbiter.games.wasteland.test;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Buying d20 before the roll, when the difficulty is known. Ledger: WAS-AP-4, WAS-AP-5, WAS-AP-12, WAS-AP-13. */
final class BoughtDice {

    private BoughtDice() {}

    /** How many were bought; nobody is asked who has no means. */
    static int offer(Play<WastelandState> play, TestAttempt attempt) {
        Fighter actor = attempt.actor();
        WastelandState state = play.state();
        boolean mayGive = state.isParty(actor);
        int available = attempt.isWithoutPool() ? 0 : Purse.available(state, actor);
        if (available == 0 && !mayGive) {
            return 0;
        }
        PassChance chances = PassChance.of(attempt.target(), attempt.critical(), attempt.difficulty());
        List<DiceOption> offers = chances.offers(available, mayGive);
        DiceOption bought = play.choose(Request.one(actor.decider(), "test.dice", offers)
                .asking(() -> "How many d20 do you buy for " + attempt.what() + " (difficulty " + attempt.difficulty()
                        + ", " + attempt.target() + " or less)?")
                .decidedBy(() -> List.of(Headline.wanted("success"), Headline.feared("complication")))
                .orInWords(text -> DiceOption.parse(text, available, mayGive, chances))
                .partOf("test.preparation")
                .otherwise(offers.get(0)));
        if (bought.dice() > 0) {
            Purse.spend(play, actor, bought.own(), more(bought.dice()));
            Purse.give(play, actor, bought.given());
        }
        return bought.dice();
    }

    private static String more(int dice) {
        return dice + " more d20";
    }
}
