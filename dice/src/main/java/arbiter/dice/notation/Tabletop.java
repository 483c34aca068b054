package arbiter.dice.notation;

import arbiter.dice.Thrower;
import java.util.ArrayList;
import java.util.List;

/** Where the dice of one roll fall: keeps what was thrown, and writes the line that tells it. */
final class Tabletop {

    private final Thrower thrower;
    private final List<ThrownDice> dice = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    Tabletop(Thrower thrower) {
        this.thrower = thrower;
    }

    Thrower thrower() {
        return thrower;
    }

    void write(String words) {
        text.append(words);
    }

    void put(ThrownDice thrown) {
        dice.add(thrown);
        write(thrown.text());
    }

    /** Rolls a term that is part of something that holds together that strongly. */
    int rollWithin(Term term, int strength) {
        boolean brackets = term.binding() < strength;
        write(brackets ? "(" : "");
        int number = term.roll(this);
        write(brackets ? ")" : "");
        return number;
    }

    List<ThrownDice> dice() {
        return dice;
    }

    String text() {
        return text.toString();
    }
}
