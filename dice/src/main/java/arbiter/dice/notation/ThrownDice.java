package arbiter.dice.notation;

import java.util.List;
import java.util.stream.Collectors;

/** The dice of one term of an expression in the order in which they were thrown. */
public record ThrownDice(String notation, List<ThrownDie> dice) {

    public ThrownDice {
        dice = List.copyOf(dice);
    }

    /** The dice as people read them: {@code [9 (3) (2)]}. */
    public String text() {
        return dice.stream().map(ThrownDie::text).collect(Collectors.joining(" ", "[", "]"));
    }
}
