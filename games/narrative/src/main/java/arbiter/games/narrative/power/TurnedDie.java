package arbiter.games.narrative.power;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.SymbolDie;
import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DieFace;
import arbiter.kernel.Option;

/** A die that a curse could turn, or none of them. */
record TurnedDie(DieFace from, DieFace to) implements Option {

    private static final DieFace BLANK = new DieFace(SymbolDie.SETBACK, Symbols.NONE);

    static final TurnedDie NONE = new TurnedDie(BLANK, BLANK);

    /** By how much the successes change. */
    int success() {
        return to.symbols().success() - from.symbols().success();
    }

    int advantage() {
        return to.symbols().advantage() - from.symbols().advantage();
    }

    /** {@code setback-blank:setback-f}. */
    @Override
    public String id() {
        return declines() ? "none" : from.id() + ":" + to.id();
    }

    @Override
    public String text() {
        return declines()
                ? "Turn none"
                : "Turn a " + EnumWords.of(from.die()) + " die from " + from.words() + " to " + to.words();
    }

    @Override
    public boolean declines() {
        return from.equals(to);
    }
}
