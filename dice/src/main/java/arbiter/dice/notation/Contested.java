package arbiter.dice.notation;

import arbiter.dice.Contest;
import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;

/** Two totals against each other: {@code 2d6+6 vs 2d6+5}. It comes to the margin; an equal total succeeds. */
public final class Contested implements Expression {

    private static final Reading<Integer> READING = new Reading<Integer>()
            .part("margin", Integer::intValue)
            .question("success", margin -> margin >= 0)
            .question("tie", margin -> margin == 0)
            .question("failure", margin -> margin < 0);

    private final Term first;
    private final Term second;

    Contested(Term first, Term second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public Rolled roll(Thrower thrower) {
        Tabletop table = new Tabletop(thrower);
        int attack = first.roll(table);
        table.write(" = " + attack + " vs ");
        int defence = second.roll(table);
        int margin = attack - defence;
        table.write(" = " + defence + ": " + verdict(margin));
        return new Rolled(this, new Value.Whole(margin), table.dice(), table.text());
    }

    private static String verdict(int margin) {
        if (margin == 0) {
            return "success, a tie";
        }
        return margin > 0 ? "success by " + margin : "failure by " + -margin;
    }

    @Override
    public Odds odds(Weights kind) {
        return Explosions.stated(Odds.of(kind.odds(draw()), READING), kind, first, second);
    }

    @Override
    public Draw<Integer> draw() {
        return new Contest(new TotalDraw(first), new TotalDraw(second));
    }

    @Override
    public String text() {
        return first.text() + " vs " + second.text();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Contested that && first.equals(that.first) && second.equals(that.second);
    }

    @Override
    public int hashCode() {
        return 31 * first.hashCode() + second.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
