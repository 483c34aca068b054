package arbiter.kernel;

import java.util.List;
import java.util.stream.IntStream;

/** A number as an answer. */
public record Amount(int value) implements Option {

    /** The amounts from the least to the most, in order. */
    public static List<Amount> from(int least, int most) {
        return IntStream.rangeClosed(least, most).mapToObj(Amount::new).toList();
    }

    @Override
    public String id() {
        return Integer.toString(value);
    }

    @Override
    public String text() {
        return id();
    }

    @Override
    public boolean declines() {
        return value == 0;
    }
}
