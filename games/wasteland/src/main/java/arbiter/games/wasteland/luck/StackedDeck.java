package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** A point of luck before a roll puts LCK in the place of the attribute. Ledger: WAS-LUCK-3. */
public final class StackedDeck {

    private StackedDeck() {}

    /** Asked only where LCK is the higher one; otherwise it could do nothing but harm. */
    public static TestAttempt offer(Play<WastelandState> play, TestAttempt attempt) {
        Fighter actor = attempt.actor();
        if (!LuckUse.has(actor) || attempt.luckTarget() <= attempt.target()) {
            return attempt;
        }
        boolean yes = play.choose(Request.one(actor.decider(), "test.stacked-deck", YesNo.BOTH)
                        .asking(() -> "A point of luck (" + actor.luck().left() + " left) for LCK "
                                + actor.attribute(Attribute.LUCK) + " in place of "
                                + attempt.attribute().word() + "?")
                        .decidedBy(() -> List.of(Headline.wanted("success")))
                        .partOf("test.preparation")
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        if (!yes) {
            return attempt;
        }
        LuckUse.spend(play, actor, 1, "Stacked Deck");
        return attempt.withLuck();
    }
}
