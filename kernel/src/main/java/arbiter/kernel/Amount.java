package arbiter.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A number as an answer. */
public record Amount(int value) implements Option {

    private static final int SMALL = 20;

    /** The amounts from none to so many, each list made once: payments ask for them all the time. */
    private static final List<List<Amount>> FROM_NONE = IntStream.rangeClosed(0, SMALL)
            .mapToObj(most -> List.copyOf(listed(0, most)))
            .toList();

    /** The amounts from the least to the most, in order. */
    public static List<Amount> from(int least, int most) {
        return least == 0 && most >= 0 && most <= SMALL ? FROM_NONE.get(most) : listed(least, most);
    }

    private static List<Amount> listed(int least, int most) {
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
