package arbiter.kernel;

import java.util.List;

/** The two answers to a plain question. */
public enum YesNo implements Option {
    YES("yes", "Yes"),
    NO("no", "No");

    public static final List<YesNo> BOTH = List.of(values());

    private final String id;
    private final String text;

    YesNo(String id, String text) {
        this.id = id;
        this.text = text;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public boolean declines() {
        return this == NO;
    }
}
