package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can be said when a Might Test has been rolled. Ledger: 5.3 step 10. */
final class TestAnswers {

    private TestAnswers() {}

    /** Rolls the Test and lets everybody answer, again after every answer. Ledger: 5.3 steps 7 to 10. */
    static void resolve(Play<CenturyState> play, Strike strike) {
        if (strike.victims().isEmpty()) {
            return;
        }
        play.settle("attack.test", TestPoint.unrolled(strike), TestPoint::isSettled, point -> {
                    point.layOut(strike);
                    return step(play, strike, point);
                })
                .layOut(strike);
        ActiveDefense.settle(play, strike); // BCG-AMB-86
    }

    /** The Test is rolled, or the first who wants to says something. */
    private static TestPoint step(Play<CenturyState> play, Strike strike, TestPoint point) {
        if (point.isUnrolled()) {
            MightTest.resolve(play, strike, Modifiers.none());
            return TestPoint.open(strike, List.of());
        }
        Window window =
                new Window(play, "attack.answer", () -> prompt(strike), owner -> legal(play.state(), strike, owner));
        if (point.order().isEmpty() && !window.concernsAnybody()) {
            return TestPoint.settled(strike);
        }
        List<Fighter> order = point.order().isEmpty()
                ? Window.order(
                        play.state(), strike.attacker(), strike.victims().get(0).fighter())
                : point.order();
        return window.ask(order) ? TestPoint.open(strike, order) : TestPoint.settled(strike);
    }

    private static String prompt(Strike strike) {
        StringBuilder text = new StringBuilder(strike.attacker().name())
                .append(" attacks with the ")
                .append(strike.weapon().name());
        for (Victim victim : strike.victims()) {
            text.append(victim == strike.victims().get(0) ? ": " : "; ")
                    .append(victim.total())
                    .append(" against ")
                    .append(victim.fighter().name())
                    .append("'s Defense of ")
                    .append(victim.defense())
                    .append(victim.isHit() ? ", a hit" : ", a miss");
        }
        return text.append(". Any answer?").toString();
    }

    private static List<Answer> legal(CenturyState state, Strike strike, Fighter owner) {
        List<Answer> answers = piercing(state, strike, owner);
        if (Powers.points(state, owner) > 0) {
            powers(state, strike, owner, answers);
        }
        Rerolls.afterimages(state, strike, owner, answers);
        ActiveDefense.offer(state, strike, owner, answers);
        if (!answers.isEmpty()) {
            Victim worst = worst(strike);
            int margin = worst.isHit() ? Math.max(0, worst.margin()) : 0;
            for (Answer answer : answers) {
                answer.about(margin, worst.kept, worst.fighter());
            }
        }
        return answers;
    }

    /** What goes through Active Defenses. Ledger: 5.6 step 3. */
    static List<Answer> piercing(CenturyState state, Strike strike, Fighter owner) {
        List<Answer> answers = new ArrayList<>(0);
        TestPowers.breakingThrough(state, strike, owner, answers);
        TheBeast.offer(state, strike, owner, answers);
        return answers;
    }

    /** Whom the Test hits by most. */
    private static Victim worst(Strike strike) {
        Victim worst = strike.victims().get(0);
        for (Victim victim : strike.victims()) {
            worst = victim.margin() > worst.margin() ? victim : worst;
        }
        return worst;
    }

    private static void powers(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        Rerolls.tryAgain(state, strike, owner, answers);
        TestPowers.betterThanThat(state, strike, owner, answers);
        Rerolls.notSoFast(state, strike, owner, answers);
        Rerolls.youAreTooSlow(state, strike, owner, answers);
        TestPowers.believeThisIsYours(state, strike, owner, answers);
        TestPowers.willNotWorkAgain(state, strike, owner, answers);
        TestPowers.cantLetYouDoThat(state, strike, owner, answers);
    }
}
