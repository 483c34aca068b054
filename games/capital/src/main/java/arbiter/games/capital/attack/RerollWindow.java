package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The dice of an Attack are thrown, then both sides may throw some of them again: the attacker's side first, then alternately, one effect
 * at a time, until both pass in a row. Ledger: CAP-AMB-47, CAP-AMB-48.
 */
public final class RerollWindow {

    /** What comes of one Attack, from its dice to its damage, is one question to whoever answers for several units. */
    public static final String MOMENT = "attack.reroll";

    static final Labels AIM = new Labels("attack.aim", "attack.aimed", "attack.prepared");
    static final Labels BLOCK = new Labels("attack.block", "attack.blocked", "attack.prepared-defense");
    static final Labels HELP = new Labels("attack.look-out", "attack.looked-out", "attack.prepared-defense");

    public static final Labels SANCTUARY = new Labels("sanctuary.block", "sanctuary.blocked", "sanctuary.prepared");

    /** The labels of a choice to throw again and of the dice thrown then. */
    public record Labels(String choice, String die, String both) {}

    /**
     * How many points a roll is behind, 0 or less if it wins; whether nobody else throws for its side; the Attack's Crits
     * where it is to be defended against; and who attacks whom with what.
     */
    public record AtStake(int behind, boolean alone, List<AttackProfile.Crit> crits, Supplier<String> words) {

        /** Whether so many points more would turn the roll or spare the unit a Crit. */
        boolean turnsWith(int points) {
            boolean turns = behind <= points;
            for (AttackProfile.Crit crit : crits) {
                turns |= behind > crit.margin() && behind - points <= crit.margin();
            }
            return turns;
        }
    }

    private RerollWindow() {}

    /** Throws the dice of all rolls and lets both sides answer. */
    public static void resolve(Play<CapitalState> play, AttackInProgress roll) {
        settle(play, roll, RerollPoint.unthrown(play.state(), roll));
    }

    /** Once more, as the dice lie now. */
    static void again(Play<CapitalState> play, AttackInProgress roll) {
        settle(play, roll, RerollPoint.thrown(play.state(), roll));
    }

    private static void settle(Play<CapitalState> play, AttackInProgress roll, RerollPoint start) {
        play.settle("attack.rolls", start, RerollPoint::isSettled, point -> {
                    point.layOut(roll);
                    return step(play, roll, point);
                })
                .layOut(roll);
    }

    /** The next roll is made, or dice are thrown again, or the side whose turn it is decides whether they are. */
    private static RerollPoint step(Play<CapitalState> play, AttackInProgress roll, RerollPoint point) {
        if (point.toThrow() < roll.hands()) {
            String label = point.toThrow() == 0 ? "attack.attacker" : "attack.defender";
            roll.turn(point.toThrow(), play.draw(label, Check.TWO_DICE));
            return point.afterThrow(play.state(), roll);
        }
        if (point.again().isPresent()) {
            DiceAgain again = point.again().get();
            roll.turn(again.hand(), again.resolve(play, roll.hand(again.hand())));
            return point.afterReroll(play.state(), roll);
        }
        return inTurn(play, roll, point);
    }

    /** A pass leaves the dice as they lie, so the other side decides within the same step. */
    private static RerollPoint inTurn(Play<CapitalState> play, AttackInProgress roll, RerollPoint point) {
        StepQuestions questions = point.questions();
        for (int passed = 0; ; passed++) {
            Optional<DiceAgain> again = point.attackersTurnAfter(passed)
                    ? attackerDecides(play, roll, questions)
                    : defendersDecide(play, roll, questions);
            if (again.isPresent()) {
                return point.before(play.state(), roll, passed, again.get());
            }
            if (point.isOverAfter(play.state(), roll, passed + 1)) {
                return point.afterPasses(play.state(), roll, passed + 1);
            }
        }
    }

    private static Optional<DiceAgain> attackerDecides(
            Play<CapitalState> play, AttackInProgress roll, StepQuestions questions) {
        Combatant attacker = roll.attacker();
        return questions
                .next(() -> RerollQuestion.of(
                        play.state(),
                        attacker,
                        attacker,
                        AIM,
                        roll.rerolls(),
                        roll.dice(),
                        new AtStake(roll.behind(), true, List.of(), roll::words)))
                .flatMap(question -> question.ask(play))
                .map(again -> again.of(0));
    }

    /** All defenders form one side; the first of them who throws again ends its move. */
    private static Optional<DiceAgain> defendersDecide(
            Play<CapitalState> play, AttackInProgress roll, StepQuestions questions) {
        for (int i = 0; i < roll.defenses().size(); i++) {
            DefenseRoll defense = roll.defenses().get(i);
            Combatant target = defense.target();
            Optional<DiceAgain> again = decide(play, roll, defense, target, BLOCK, defense.rerolls(), questions);
            for (int helper = 0; again.isEmpty() && helper < defense.help().size(); helper++) {
                RerollSource source = defense.help().get(helper);
                again = decide(play, roll, defense, source.payer(), HELP, List.of(source), questions); // CAP-AMB-47
            }
            if (again.isPresent()) {
                return Optional.of(again.get().of(i + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<DiceAgain> decide(
            Play<CapitalState> play,
            AttackInProgress roll,
            DefenseRoll defense,
            Combatant decider,
            Labels labels,
            List<RerollSource> sources,
            StepQuestions questions) {
        return questions
                .next(() -> RerollQuestion.of(
                        play.state(), decider, defense.target(), labels, sources, defense.dice(), stake(roll, defense)))
                .flatMap(question -> question.ask(play));
    }

    private static AtStake stake(AttackInProgress roll, DefenseRoll defense) {
        return new AtStake(
                roll.margin(defense) + 1,
                defense.help().isEmpty(),
                roll.means().profile().crits(),
                roll::words);
    }

    /** The unit's dice as they are after the decider has used an effect; empty if it passes. Behind by 0 is winning. */
    public static Optional<Faces> offer(
            Play<CapitalState> play,
            Combatant decider,
            Combatant unit,
            Labels labels,
            List<RerollSource> sources,
            Faces dice,
            AtStake stake) {
        return RerollQuestion.of(play.state(), decider, unit, labels, sources, dice, stake)
                .flatMap(question -> question.ask(play))
                .map(again -> again.resolve(play, dice));
    }

    /** Whether the reroll is paid for, by whoever lends the Energy if need be. Ledger: CAP-AMB-125. */
    static boolean paid(Play<CapitalState> play, RerollSource source) {
        return source.cost() == 0 || EnergyPayment.cover(play, source.payer(), source.cost(), source.name());
    }
}
