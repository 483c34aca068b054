package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.turn.PrepareUsed;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
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

    private static final Reroll.Pass PASS = new Reroll.Pass();

    private static final int FACES = 6;

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
        private boolean turnsWith(int points) {
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
        for (int passed = 0; ; passed++) {
            Optional<DiceAgain> again =
                    point.attackersTurnAfter(passed) ? attackerDecides(play, roll) : defendersDecide(play, roll);
            if (again.isPresent()) {
                return point.before(play.state(), roll, passed, again.get());
            }
            if (point.isOverAfter(play.state(), roll, passed + 1)) {
                return point.afterPasses(play.state(), roll, passed + 1);
            }
        }
    }

    private static Optional<DiceAgain> attackerDecides(Play<CapitalState> play, AttackInProgress roll) {
        Combatant attacker = roll.attacker();
        return decide(
                        play,
                        attacker,
                        attacker,
                        AIM,
                        roll.rerolls(),
                        roll.dice(),
                        new AtStake(roll.behind(), true, List.of(), roll::words))
                .map(again -> again.of(0));
    }

    /** All defenders form one side; the first of them who throws again ends its move. */
    private static Optional<DiceAgain> defendersDecide(Play<CapitalState> play, AttackInProgress roll) {
        for (int i = 0; i < roll.defenses().size(); i++) {
            DefenseRoll defense = roll.defenses().get(i);
            boolean alone = defense.help().isEmpty();
            AtStake stake = new AtStake(
                    roll.margin(defense) + 1, alone, roll.means().profile().crits(), roll::words);
            Combatant target = defense.target();
            Optional<DiceAgain> again = decide(play, target, target, BLOCK, defense.rerolls(), defense.dice(), stake);
            if (again.isEmpty()) {
                again = helped(play, defense, stake);
            }
            if (again.isPresent()) {
                return Optional.of(again.get().of(i + 1));
            }
        }
        return Optional.empty();
    }

    /** Others act with the side they help. Ledger: CAP-AMB-47. */
    private static Optional<DiceAgain> helped(Play<CapitalState> play, DefenseRoll defense, AtStake stake) {
        for (RerollSource source : defense.help()) {
            List<RerollSource> help = List.of(source);
            Optional<DiceAgain> again =
                    decide(play, source.payer(), defense.target(), HELP, help, defense.dice(), stake);
            if (again.isPresent()) {
                return again;
            }
        }
        return Optional.empty();
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
        return decide(play, decider, unit, labels, sources, dice, stake).map(again -> again.resolve(play, dice));
    }

    /** Which dice the decider throws again, paid for; empty if it passes. */
    private static Optional<DiceAgain> decide(
            Play<CapitalState> play,
            Combatant decider,
            Combatant unit,
            Labels labels,
            List<RerollSource> sources,
            Faces dice,
            AtStake stake) {
        List<Reroll> options = options(play.state(), sources, dice, stake.behind());
        if (options.size() == 1) {
            return Optional.empty();
        }
        boolean helps = stake.behind() > 0 && stake.turnsWith(best(play.state(), options, dice, stake.alone()));
        Request<Reroll> request = Request.one(decider.decider(), labels.choice(), options)
                .asking(() -> stake.words().get() + " " + unit.name() + " rolled " + dice + ". Throw again?")
                .partOf(MOMENT)
                .decidedBy(() -> headlines(unit, labels))
                .otherwise(helps ? options.get(0) : PASS); // CAP-AMB-138
        Reroll chosen = play.choose(helps ? request : request.quietly());
        if (chosen instanceof Reroll.OneDie one && paid(play, one.source())) {
            return Optional.of(DiceAgain.one(unit, labels, one.source(), one.face()));
        }
        if (chosen instanceof Reroll.BothDice both) {
            both.source().prepared().ifPresent(attribute -> play.emit(new PrepareUsed(unit.id(), attribute)));
            return Optional.of(DiceAgain.both(unit, labels, both.source()));
        }
        return Optional.empty();
    }

    /** Whoever attacks wants to hit, the others fear it. */
    private static List<Headline> headlines(Combatant unit, Labels labels) {
        return labels == AIM
                ? List.of(Headline.wanted("hit"))
                : List.of(
                        Headline.feared("hit"),
                        Headline.feared(unit.id() + " " + UnitBars.HP),
                        Headline.feared(UnitBars.fall(unit)));
    }

    /** How many points throwing again can bring at the most: one die if no more can be paid for, else both. */
    private static int best(CapitalState state, List<Reroll> options, Faces dice, boolean alone) {
        int dies = alone ? 0 : 2;
        for (Reroll option : options) {
            if (option instanceof Reroll.BothDice) {
                dies = 2;
            } else if (option instanceof Reroll.OneDie one && one.face() == dice.lowest()) {
                dies += one.source().most(state);
            }
        }
        return dies < 2 ? FACES - dice.lowest() : 2 * FACES - dice.sum();
    }

    /** Effects for the lowest die first, since that is mostly the one to throw again; passing comes last. */
    private static List<Reroll> options(CapitalState state, List<RerollSource> sources, Faces dice, int behind) {
        List<Reroll> options = new ArrayList<>();
        for (RerollSource source : sources) {
            if (!source.usable(state)) {
                continue;
            }
            if (source.prepared().isPresent()) {
                options.add(new Reroll.BothDice(source));
            } else {
                options.add(new Reroll.OneDie(source, dice.lowest(), dice.lowest() + behind));
                if (dice.highest() != dice.lowest()) {
                    options.add(new Reroll.OneDie(source, dice.highest(), dice.highest() + behind));
                }
            }
        }
        options.add(PASS);
        return options;
    }

    /** Whether the reroll is paid for, by whoever lends the Energy if need be. Ledger: CAP-AMB-125. */
    static boolean paid(Play<CapitalState> play, RerollSource source) {
        return source.cost() == 0 || EnergyPayment.cover(play, source.payer(), source.cost(), source.name());
    }
}
