package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.Dice;
import arbiter.dice.Faces;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** One Test of a person, from what is put into it to what it costs. Ledger: BCG-TEST-1, BCG-ADV-1 to BCG-ADV-4, 5.5. */
public final class PilotRoll {

    private static final int SIDES = 10;
    private static final int FOR_EACH = 2;

    private PilotRoll() {}

    public static TestInProgress resolve(Play<CenturyState> play, Fighter tester, TestCall call) {
        return resolve(play, new TestInProgress(tester, call));
    }

    /** The same as a part of something else, such as one side of a contest: the odds count what comes of that. */
    public static TestInProgress within(Play<CenturyState> play, Fighter tester, TestCall call) {
        TestInProgress trial = new TestInProgress(tester, call);
        trial.main = false;
        return resolve(play, trial);
    }

    private static TestInProgress resolve(Play<CenturyState> play, TestInProgress trial) {
        BeforeRoll.declare(play, trial);
        prepare(play.state(), trial);
        roll(play, trial);
        AfterRoll.offer(play, trial);
        Miracles.pay(play, trial);
        return trial;
    }

    /** What the Test would come to, for whoever weighs whether to make it. */
    public static MightOutlook outlook(CenturyState state, Fighter tester, TestCall call) {
        return outlook(state, new TestInProgress(tester, call));
    }

    static MightOutlook outlook(CenturyState state, TestInProgress trial) {
        prepare(state, trial);
        return new MightOutlook(trial.bonus.total() - trial.dn.orElse(0), trial.sway.net());
    }

    /** Adds up what helps, what hinders and what is added. */
    static void prepare(CenturyState state, TestInProgress trial) {
        trial.sway = PilotEdges.of(state, trial);
        trial.bonus = numbers(trial);
    }

    private static Modifiers numbers(TestInProgress trial) {
        Modifiers numbers =
                Modifiers.of(word(trial.attribute()), trial.tester().body().rank(trial.attribute()));
        for (Modifiers.Part part : trial.call().bonus().parts()) {
            numbers = numbers.and(part.label(), part.value());
        }
        return numbers;
    }

    public static String word(PilotAttribute attribute) {
        String word = EnumWords.of(attribute);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Trades, throws the dice and tells the result. */
    static void roll(Play<CenturyState> play, TestInProgress trial) {
        throwDice(play, trial);
        tell(play, trial);
    }

    static void throwDice(Play<CenturyState> play, TestInProgress trial) {
        trade(play, trial);
        trial.bonus = traded(trial.bonus, trial.traded);
        trial.die = die(play, trial);
    }

    static void tell(Play<CenturyState> play, TestInProgress trial) {
        trial.dn = raised(trial.dn, trial.eased);
        play.emit(new PilotTested(
                trial.tester().id(),
                trial.call().purpose(),
                trial.net(),
                trial.die,
                trial.bonus,
                trial.dn,
                trial.main));
    }

    static Modifiers traded(Modifiers bonus, int advantages) {
        return bonus.and("traded", FOR_EACH * advantages);
    }

    static OptionalInt raised(OptionalInt dn, int eased) {
        return dn.isEmpty() ? dn : OptionalInt.of(dn.getAsInt() + FOR_EACH * eased);
    }

    private static void trade(Play<CenturyState> play, TestInProgress trial) {
        int net = trial.sway.net();
        if (net > 0) {
            trial.traded = up(play, trial.tester(), net);
        } else if (net < 0 && trial.dn.isPresent() && !trial.uses(PersonTrait::takesTen)) {
            trial.eased = down(play, trial.tester(), -net);
        }
    }

    /** Advantages given up for +2 each, by players and for NPCs alike. Ledger: BCG-ADV-3, BCG-AMB-03, BCG-AMB-04. */
    static int up(Play<CenturyState> play, Fighter tester, int advantages) {
        return play.choose(Request.amount(tester.decider(), "test.trade", 0, advantages)
                        .asking(() -> "Give up Advantages for +2 each?")
                        .quietly())
                .value();
    }

    /** The gamemaster takes Disadvantages off a PC and raises the DN. Ledger: BCG-ADV-4, BCG-AMB-04. */
    static int down(Play<CenturyState> play, Fighter tester, int disadvantages) {
        if (tester.body().person().tier() != Tier.PC) {
            return 0;
        }
        return play.choose(Request.amount(Decider.GAMEMASTER, "test.ease", 0, disadvantages)
                        .asking(() -> "Take Disadvantages off " + tester.name() + " and raise the DN by 2 each?")
                        .quietly())
                .value();
    }

    private static int die(Play<CenturyState> play, TestInProgress trial) {
        if (trial.uses(PersonTrait::takesTen)) {
            return SIDES;
        }
        int net = trial.net();
        if (net > 0 && trial.miracle().isPresent()) {
            return kept(play, trial, play.draw(trial.call().label(), Dice.of(1 + net, SIDES)));
        }
        Dice dice = Dice.of(1 + Math.abs(net), SIDES);
        return play.draw(trial.call().label(), net >= 0 ? dice.keepHighest(1) : dice.keepLowest(1));
    }

    /** A lower die may pay off where the total costs Damage. Ledger: BCG-ADV-1, BCG-AMB-02. */
    private static int kept(Play<CenturyState> play, TestInProgress trial, Faces dice) {
        List<Amount> faces = new ArrayList<>();
        for (int face = dice.highest(); face >= dice.lowest(); face--) {
            if (dice.count(face) > 0) {
                faces.add(new Amount(face));
            }
        }
        if (faces.size() == 1) {
            return dice.highest();
        }
        return play.choose(Request.one(trial.tester().decider(), "test.keep", faces)
                        .asking(() -> "Which die counts? The total of a Miracle costs Damage.")
                        .quietly())
                .value();
    }
}
