package arbiter.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A number as an answer. */
public record Amount(int value) implements Option {

    /** The amounts from the least to the most, in order. */
    public static List<Amount> from(int least, int most) {
        List<Amount> amounts = new ArrayList<>(Math.max(0, most - least + 1));
        for (int value = least; value <= most; value++) {
            amounts.add(new Amount(value));
        }
        return Collections.unmodifiableList(amounts);
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
