package arbiter.dice.notation;

import arbiter.dice.Numbers;
import java.util.stream.Stream;

/** A part of an expression that comes to one number. */
sealed interface Term permits Constant, Negated, Operation, Hand {

    /** Throws its dice onto the table and says what they come to. */
    int roll(Tabletop table);

    Numbers odds(Effort effort);

    Range range();

    /** All dice in it, from left to right. */
    Stream<Hand> hands();

    /** As people write it; parsing it gives an equal term. */
    String text();

    /** How strongly it holds together: the weaker side of an operation is put in brackets. */
    int binding();

    /** Its text as a part of something that holds together that strongly. */
    default String within(int strength) {
        return binding() < strength ? "(" + text() + ")" : text();
    }
}
