package arbiter.games.wasteland.test;

import arbiter.games.wasteland.points.PaidAnswer;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;

/** Something to buy after a passed test, with words of one's own: {@code question:who sent them?}. Ledger: WAS-AP-9, section 3.3. */
record ExtraOption(Kind kind, String words) implements Option {

    /** What there is, and its price. */
    enum Kind {
        NOTHING("done", "Nothing more", "", 0),
        QUESTION("question", "Ask the gamemaster a question", "a question for the gamemaster", 1),
        HALVE_TIME("halve-time", "Take half the time", "the task done in half the time", 2),
        DETAIL("detail", "Add a small detail", "a small detail", 1);

        private final String id;
        private final String text;
        private final String what;
        private final int price;

        Kind(String id, String text, String what, int price) {
            this.id = id;
            this.text = text;
            this.what = what;
            this.price = price;
        }

        int price() {
            return price;
        }

        String what() {
            return what;
        }
    }

    private static final int LONGEST = 200;

    /** Nothing first; half the time once for a test, details where the table has them. */
    static List<ExtraOption> of(WastelandState state, Fighter one, boolean hurried) {
        List<ExtraOption> options = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            boolean there = kind != Kind.HALVE_TIME || !hurried;
            boolean allowed = kind != Kind.DETAIL || state.rules().smallDetails();
            if (there && allowed && kind.price <= Purse.available(state, one)) {
                options.add(new ExtraOption(kind, ""));
            }
        }
        return options;
    }

    static ExtraOption parse(String text, List<ExtraOption> options) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        for (ExtraOption option : options) {
            if (option.kind.id.equals(id) && colon > 0) {
                String words = text.substring(colon + 1).strip();
                if (words.length() > LONGEST) {
                    throw new Refused("say it in up to " + LONGEST + " characters, not " + words.length());
                }
                return new ExtraOption(option.kind, words);
            }
        }
        throw new Refused("after this test one of these can be bought: "
                + String.join(", ", options.stream().map(ExtraOption::id).toList()) + ", not '" + id + "' (WAS-AP-9)");
    }

    @Override
    public String id() {
        return kind.id;
    }

    @Override
    public String text() {
        return kind.text;
    }

    @Override
    public List<Cost> costs() {
        return kind.price == 0 ? List.of() : List.of(new Cost(PaidAnswer.ACTION_POINTS, kind.price));
    }

    @Override
    public boolean declines() {
        return kind == Kind.NOTHING;
    }
}
