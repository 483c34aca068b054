package arbiter.games.wasteland.location;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Distribution;
import arbiter.dice.Pool;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import arbiter.games.wasteland.sheet.BodyPlan;

/** A d20 read as the place of a location of a body. Ledger: WAS-LOC-1. */
public record LocationDraw(BodyPlan plan) implements Pool<Integer> {

    private static final Dice ONE = Dice.of(1, BodyPlan.FACES);

    @Override
    public Integer roll(Thrower thrower) {
        return plan.hitBy(thrower.next(Die.D20));
    }

    @Override
    public Distribution<Integer> odds(Weights kind) {
        return ONE.odds(kind).map(face -> plan.hitBy(face.sum()));
    }

    @Override
    public String notation() {
        return "d20 by location";
    }
}
