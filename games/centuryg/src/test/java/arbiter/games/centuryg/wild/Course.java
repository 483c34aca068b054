package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import java.util.ArrayList;
import java.util.List;

/** How a table went, choice by choice and line by line, to hold another one against it. */
final class Course implements Notebook.Witness<CenturyState> {

    /** Where it first went another way; whether only in what somebody has, and not in what that does. */
    @SuppressWarnings("serial")
    static final class AnotherWay extends RuntimeException {

        final boolean inventory;

        AnotherWay(String item, boolean inventory) {
            super(item, null, false, false);
            this.inventory = inventory;
        }
    }

    private final List<String> items = new ArrayList<>();

    @Override
    public void chose(CenturyState state, Request<?> request, Option option) {
        items.add(told(request, option));
    }

    @Override
    public void happened(CenturyState state, Event<CenturyState> event, String line) {
        items.add(line);
    }

    private static String told(Request<?> request, Option option) {
        return request.label() + " " + option.id();
    }

    /** Sees the other table, and throws {@link AnotherWay} as soon as it differs. */
    Notebook.Witness<CenturyState> compared() {
        return new Notebook.Witness<>() {
            private int at;

            @Override
            public void chose(CenturyState state, Request<?> request, Option option) {
                compare(told(request, option), Tally.GETTING.contains(request.label()));
            }

            @Override
            public void happened(CenturyState state, Event<CenturyState> event, String line) {
                compare(line, event instanceof SheetRevealed);
            }

            private void compare(String item, boolean inventory) {
                if (at == items.size() || !items.get(at).equals(item)) {
                    throw new AnotherWay(item, inventory);
                }
                at++;
            }
        };
    }
}
