package arbiter.games.wasteland.action;

import arbiter.games.wasteland.action.GuardEvents.DefendSucceeded;
import arbiter.games.wasteland.points.PaidAnswer;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * AGI + Athletics against the own Defense as it is now, for a Defense one higher until the start of the own next turn, and
 * one more for 2 action points. Ledger: WAS-MAJ-4, AMB-8, AMB-10.
 */
enum DefendAct implements WastelandAct {
    ACT;

    private static final int FURTHER = 2;

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "defend";
    }

    @Override
    public String text() {
        return "Defend";
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("success"), Headline.wanted("AP earned"), Headline.feared("complication"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        TestAttempt attempt = TestAttempt.of(
                one, "Defend", Attribute.AGILITY, SkillName.ATHLETICS, difficulty(play.state(), occasion));
        if (TestProcedure.resolve(play, attempt, occasion.helpers()).passes()) {
            play.emit(new DefendSucceeded(one.id()));
            offerMore(play, one);
        }
        Purse.bankOutsideTurn(play, one);
    }

    /** Enemies within reach disturb this too, unless the table says otherwise. Ledger: WAS-REACH-3, AMB-8. */
    private static Modifiers difficulty(WastelandState state, Occasion occasion) {
        Modifiers base = Modifiers.of("Defense", occasion.actor().defense());
        return state.rules().defendExempt()
                ? TestDifficulty.ofActor(base, occasion, Attribute.AGILITY)
                : TestDifficulty.ofAction(state, base, occasion, Attribute.AGILITY, SkillName.ATHLETICS);
    }

    /** Once for each Defend. Ledger: ap-defend, AMB-10. */
    private static void offerMore(Play<WastelandState> play, Fighter one) {
        if (Purse.available(play.state(), one) < FURTHER) {
            return;
        }
        PaidAnswer answer = play.choose(Request.one(
                        one.decider(),
                        "defend.further",
                        PaidAnswer.of("One more Defense", "No more", PaidAnswer.ACTION_POINTS, FURTHER))
                .asking(() -> "2 AP for a Defense of " + (one.defense() + 1) + " in place of " + one.defense() + "?"));
        if (answer.yes()) {
            Purse.spend(play, one, FURTHER, "one more Defense");
            play.emit(new DefendSucceeded(one.id()));
        }
    }
}
