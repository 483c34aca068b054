package arbiter.bench;

import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Budget;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.WhatIf;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a page shows when a turn begins: the odds of every action that is offered, in portions as the page asks for them. */
public final class Strip<S extends State<S>> {

    private static final int TOGETHER = 4;
    private static final int QUESTIONS_BEFORE = 100;

    private final Table<S> table;

    /** Plays on to the first question for an action; everything before it is answered by its default. */
    public Strip(Rulebook<S> book, S start) {
        table = Table.start(book.game(), Journal.Header.of(book.id(), "", Map.of()), start, DiceBox.of(die -> 1));
        for (int i = 0; i < QUESTIONS_BEFORE && !asked().request().command(); i++) {
            Request<?> request = asked().request();
            table.answer(
                    Viewer.GAMEMASTER, asked().id(), List.of(request.fallback().id()));
        }
    }

    private OpenRequest asked() {
        return table.open().get(0);
    }

    /** Who is asked for an action. */
    public Decider decider() {
        return asked().request().decider();
    }

    /** The outlooks of all actions that are offered. */
    public List<Outlook> outlooks() {
        List<Outlook> outlooks = new ArrayList<>();
        List<? extends Option> options = asked().request().options();
        for (int from = 0; from < options.size(); from += TOGETHER) {
            List<? extends Option> portion = options.subList(from, Math.min(options.size(), from + TOGETHER));
            Budget budget = new Budget(portion.size());
            portion.forEach(option -> outlooks.add(budget.spend(preview(option))));
        }
        return outlooks;
    }

    private Preview<S> preview(Option option) {
        return Preview.of(table, asked(), List.of(option.id()))
                .seenBy(Viewer.player(decider().id()))
                .asking(new WhatIf(Map.of()));
    }

    /** All ways that were followed; a measure of the work that does not depend on the machine. */
    public long ways() {
        return outlooks().stream().mapToLong(Outlook::paths).sum();
    }

    /** The actions whose odds had to be sampled. */
    public List<String> sampled() {
        List<Outlook> outlooks = outlooks();
        List<String> sampled = new ArrayList<>();
        for (int i = 0; i < outlooks.size(); i++) {
            if (!outlooks.get(i).complete()) {
                sampled.add(asked().request().option(i).id() + " is sampled");
            }
        }
        return sampled;
    }
}
