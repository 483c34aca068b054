package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.AttackMoment;
import arbiter.games.centuryg.weapon.ActiveDefense;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What can be said when a Might Test has been rolled. Ledger: 5.3 step 10. */
public final class MightRollAnswers {

    private MightRollAnswers() {}

    /** Rolls the Test and lets everybody answer, again after every answer. Ledger: 5.3 steps 7 to 10. */
    static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        if (strike.victims().isEmpty()) {
            return;
        }
        play.settle("attack.test", MightRollPoint.unrolled(strike), MightRollPoint::isSettled, point -> {
                    point.layOut(strike);
                    return step(play, strike, point);
                })
                .layOut(strike);
        ActiveDefense.settle(play, strike); // BCG-AMB-86
    }

    /** The Test is rolled, or the first who wants to says something. */
    private static MightRollPoint step(Play<CenturyState> play, AttackInProgress strike, MightRollPoint point) {
        if (point.isUnrolled()) {
            MightRoll.resolve(play, strike, Modifiers.none());
            return MightRollPoint.open(strike, List.of());
        }
        ResponseWindow window = new ResponseWindow(
                play,
                "attack.answer",
                () -> prompt(strike),
                owner -> legal(play.state(), strike, owner),
                owner -> headlines(play.state(), strike, owner));
        if (point.order().isEmpty() && !window.concernsAnybody()) {
            return MightRollPoint.settled(strike);
        }
        List<Fighter> order = point.order().isEmpty()
                ? ResponseWindow.order(
                        play.state(), strike.attacker(), strike.victims().get(0).fighter())
                : point.order();
        return window.ask(order) ? MightRollPoint.open(strike, order) : MightRollPoint.settled(strike);
    }

    /** The attacker's side wants to hit, the others fear it; of several, each side looks at its own first. */
    private static List<Headline> headlines(CenturyState state, AttackInProgress strike, Fighter owner) {
        List<AttackedUnit> victims = strike.victims();
        if (victims.size() == 1) {
            Fighter victim = victims.get(0).fighter();
            return List.of(
                    new Headline("hit", state.enemies(owner, victim)), ResponseWindow.threshold(state, owner, victim));
        }
        List<Headline> headlines = new ArrayList<>();
        victims.stream()
                .map(AttackedUnit::fighter)
                .sorted(Comparator.comparing(victim -> state.enemies(owner, victim)))
                .forEach(victim -> {
                    headlines.add(new Headline(Struck.hits(victim.id()), state.enemies(owner, victim)));
                    headlines.add(ResponseWindow.threshold(state, owner, victim));
                });
        return headlines;
    }

    private static String prompt(AttackInProgress strike) {
        StringBuilder text = new StringBuilder(strike.attacker().name())
                .append(" attacks with the ")
                .append(strike.weapon().name());
        for (AttackedUnit victim : strike.victims()) {
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

    private static List<WindowAnswer> legal(CenturyState state, AttackInProgress strike, Fighter owner) {
        if (neverAnswers(owner)) {
            return List.of();
        }
        List<WindowAnswer> answers = piercing(state, strike, owner);
        Powers.ask(
                state,
                owner,
                owner.powers().afterTest(),
                power -> power.trait().afterTest(state, owner, power, strike, answers));
        ActiveDefense.offer(state, strike, owner, answers);
        if (!answers.isEmpty()) {
            AttackedUnit worst = worst(strike);
            int margin = worst.isHit() ? Math.max(0, worst.margin()) : 0;
            for (WindowAnswer answer : answers) {
                answer.about(margin, worst.kept(), worst.fighter());
            }
        }
        return answers;
    }

    /** Most have nothing that could be said after a Test, whatever it was. */
    private static boolean neverAnswers(Fighter owner) {
        return owner.powers().afterTest().isEmpty()
                && owner.powers().piercing().isEmpty()
                && owner.upgrades().defenses().isEmpty()
                && owner.upgrades().attacks(AttackMoment.OFFER_PIERCING).isEmpty();
    }

    /** What goes through Active Defenses. Ledger: 5.6 step 3. */
    public static List<WindowAnswer> piercing(CenturyState state, AttackInProgress strike, Fighter owner) {
        List<WindowAnswer> answers = new ArrayList<>(0);
        Powers.ask(
                state,
                owner,
                owner.powers().piercing(),
                power -> power.trait().piercing(state, owner, power, strike, answers));
        AttackUpgrades.offerPiercing(state, strike, owner, answers);
        return answers;
    }

    /** Whom the Test hits by most. */
    private static AttackedUnit worst(AttackInProgress strike) {
        AttackedUnit worst = strike.victims().get(0);
        for (AttackedUnit victim : strike.victims()) {
            worst = victim.margin() > worst.margin() ? victim : worst;
        }
        return worst;
    }
}
