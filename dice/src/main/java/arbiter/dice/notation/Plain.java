package arbiter.dice.notation;

import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;

/** An expression that comes to one number: {@code 4d10kh1+7}. */
public final class Plain implements Expression {

    private static final Reading<Integer> READING = new Reading<Integer>().part("total", Integer::intValue);

    private final TotalDraw draw;

    Plain(Term term) {
        draw = new TotalDraw(term);
    }

    @Override
    public Rolled roll(Thrower thrower) {
        Tabletop table = new Tabletop(thrower);
        int total = draw.term().roll(table);
        return new Rolled(this, new Value.Whole(total), table.dice(), table.text() + " = " + total);
    }

    @Override
    public Odds odds(Weights kind) {
        return Explosions.stated(Odds.of(kind.odds(draw), READING), kind, draw.term());
    }

    @Override
    public Draw<Integer> draw() {
        return draw;
    }

    @Override
    public String text() {
        return draw.notation();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Plain that && draw.equals(that.draw);
    }

    @Override
    public int hashCode() {
        return draw.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
