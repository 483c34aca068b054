package arbiter.dice.notation;

import arbiter.dice.Die;
import arbiter.dice.TestPool;
import arbiter.dice.TestRoll;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.List;

/** Some d20 against a target number: {@code 5d20 tn 12 crit 4 comp 19}. */
public record TestExpression(TestPool draw) implements Expression {

    private static final int MOST_ASKED = 10;

    @Override
    public Rolled roll(Thrower thrower) {
        List<ThrownDie> dice = new ArrayList<>();
        TestRoll roll = draw.roll(die -> {
            int side = thrower.next(die);
            dice.add(new ThrownDie(die, side, "" + side, Fate.KEPT));
            return side;
        });
        ThrownDice thrown = new ThrownDice(draw.count() + "d20", dice);
        Value value = reading().value(roll);
        return new Rolled(this, value, List.of(thrown), thrown.text() + ": " + value);
    }

    @Override
    public Odds odds(Weights kind) {
        return Odds.of(kind.odds(draw), reading());
    }

    private Reading<TestRoll> reading() {
        Reading<TestRoll> reading = new Reading<TestRoll>()
                .part("successes", TestRoll::successes)
                .part("complications", TestRoll::complications);
        for (int i = 1; i <= Math.min(2 * draw.count(), MOST_ASKED); i++) {
            int needed = i;
            reading.question("at-least-" + needed, roll -> roll.successes() >= needed);
        }
        return reading.question("complication", roll -> roll.complications() > 0);
    }

    @Override
    public String text() {
        int face = Die.D20.sides() + 1 - draw.complicationRange();
        return draw.count() + "d20 tn " + draw.target() + " crit " + draw.critical()
                + (face == Die.D20.sides() ? "" : " comp " + face);
    }
}
