package arbiter.testkit;

import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;

/** How a table went, choice by choice and line by line, to hold another one against it. */
final class Course<S extends State<S>> implements Notebook.Witness<S> {

    /** The other table went another way; whether with something that only tells what somebody has. */
    static final class AnotherWay extends RuntimeException {

        private static final long serialVersionUID = 1L;

        final boolean inventory;

        AnotherWay(String item, boolean inventory) {
            super(item, null, false, false);
            this.inventory = inventory;
        }
    }

    private final List<String> items = new ArrayList<>();

    @Override
    public void chose(S state, Request<?> request, Option option) {
        items.add(told(request, option));
    }

    @Override
    public void happened(S state, Event<S> event, String line) {
        items.add(line);
    }

    private static String told(Request<?> request, Option option) {
        return request.label() + " " + option.id();
    }

    /** Sees the other table, and throws {@link AnotherWay} as soon as it differs. */
    Notebook.Witness<S> compared(WildRunContract<S> wild) {
        return new Notebook.Witness<>() {
            private int at;

            @Override
            public void chose(S state, Request<?> request, Option option) {
                compare(told(request, option), wild.isInventory(request));
            }

            @Override
            public void happened(S state, Event<S> event, String line) {
                compare(line, wild.isInventory(event));
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
