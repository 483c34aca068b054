package arbiter.server.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody at a table in a browser, who presses what the page offers: an opponent if there is one to choose. */
final class Seat {

    /** The question that is this visitor's own, with the option to take; knows sides and options, never a game. */
    private static final String ASKED = """
            () => {
              const {table} = document.querySelector('table-page');
              const request = table.requests.find(({yours}) => yours);
              const panel = document.querySelector('table-page').find('decide-panel');
              if (!request || panel?.shownId === undefined || panel.busy) return null;
              document.asked = table.requests;
              const side = (id) => table.view.units.find((unit) => unit.id === id)?.side;
              const foe = request.options.find(({unit}) => unit && side(unit) !== side(request.unit));
              const pick = request.main ? foe ?? request.options[0] : null;
              return {id: request.id, option: pick?.id ?? '', text: pick?.text ?? ''};
            }""";

    /** Others of the same list may still be there until the answer is heard of. */
    private static final String MOVED_ON = """
            (before) => {
              const {table} = document.querySelector('table-page');
              if (table.requests === document.asked) return false;
              return table.ending || table.requests.some(({id, yours}) => yours && id !== before)
                || (table.waiting.length > 0 && !table.requests.some(({yours}) => yours));
            }""";

    /** Somebody may still be asked about what ended it. */
    private static final String ENDED = """
            () => {
              const {ending, requests} = document.querySelector('table-page').table;
              return ending !== null && requests.length === 0;
            }""";

    /** What somebody would look at who wonders why nothing happens. */
    private static final String STATE = """
            () => {
              const {table, line} = document.querySelector('table-page');
              const {shownId, picked, trouble, busy, isIdle} = document.querySelector('table-page').find('decide-panel');
              const focus = [];
              for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement) focus.push(at.localName);
              const asked = table.requests.map(({id, yours, kind, text}) => ({id, yours, kind, text}));
              return JSON.stringify({asked, waiting: table.waiting, shownId, picked, trouble, busy, isIdle, focus, line});
            }""";

    private static final double FOLDED_BY_THEN = 5_000;

    private final Page page;

    Seat(Page page) {
        this.page = page;
        page.waitForFunction("() => document.querySelector('table-page')?.table");
    }

    Page page() {
        return page;
    }

    String asked() {
        return (String) page.evaluate("() => (" + ASKED + ")()?.id ?? ''");
    }

    /** Waits for a question that can be answered: it may be known before the page has done with the last one. */
    void isAsked() {
        page.waitForFunction(ASKED);
    }

    boolean ended() {
        return (boolean) page.evaluate("() => (" + ENDED + ")()");
    }

    /** Answers with pointer or finger; returns the id of the question, or nothing where all is over. */
    Optional<String> press() {
        Map<?, ?> question = question();
        if (question.isEmpty()) {
            return Optional.empty();
        }
        settle();
        if (!question.get("option").equals("")) {
            pick((String) question.get("option"), (String) question.get("text"));
        }
        settle();
        page.locator("decide-panel .row button:enabled").first().click();
        movedOn(question);
        return Optional.of((String) question.get("id"));
    }

    /** Lets the question count as having been there for a while: clicks right after it has changed are ignored. */
    void settle() {
        page.evaluate(
                "() => { document.querySelector('table-page').find('decide-panel').settling.changed = -Infinity; }");
    }

    /** What turns out to be of no use is folded away while one reaches for it; then it is looked for. */
    private void pick(String id, String text) {
        show(id, text);
        try {
            option(id).click(new Locator.ClickOptions().setTimeout(FOLDED_BY_THEN));
        } catch (TimeoutError folded) {
            show(id, text);
            option(id).click();
        }
    }

    /** Looks for an option that is folded away, as somebody would who does not see it. */
    private void show(String id, String text) {
        if (option(id).count() == 0) {
            page.locator("decide-panel option-list input[type=search]").first().fill(text);
        }
    }

    /** Waits until this page knows, too, that the question was answered. */
    void hearsOf(String answered) {
        page.waitForFunction(
                "answered => document.querySelector('table-page').table.requests.every(({id}) => id !== answered)",
                answered);
    }

    /** Answers with nothing but keys: the figure of the option if it has one, otherwise by searching for it. */
    void type() {
        Map<?, ?> question = question();
        if (question.isEmpty()) {
            return;
        }
        if (!question.get("option").equals("")) {
            Locator key = option((String) question.get("option")).locator("kbd");
            if (option((String) question.get("option")).count() > 0 && key.count() > 0) {
                page.keyboard().press(key.innerText());
            } else {
                page.keyboard().press("/");
                page.keyboard().type((String) question.get("text"));
                page.keyboard().press("Enter");
            }
        }
        page.keyboard().press(nothingChosen() ? "0" : "Enter");
        movedOn(question);
    }

    /** Enter does what the marked button says; where nothing is chosen, 0 lets it pass. */
    private boolean nothingChosen() {
        return (boolean) page.evaluate("() => document.querySelector('table-page').find('decide-panel').isIdle");
    }

    /** Nothing, where it is over before anything is asked. */
    private Map<?, ?> question() {
        return (Map<?, ?>) page.waitForFunction("() => (" + ENDED + ")() ? {} : (" + ASKED + ")()")
                .jsonValue();
    }

    private Locator option(String id) {
        return page.locator("decide-panel button[data-option='" + id + "']");
    }

    private void movedOn(Map<?, ?> question) {
        try {
            page.waitForFunction(MOVED_ON, question.get("id"));
        } catch (TimeoutError stuck) {
            throw new AssertionError("Nothing came of answering " + question + ": " + page.evaluate(STATE), stuck);
        }
    }

    /** A gamemaster who has seen enough takes all sides but the first out of the fight; the rest is up to the rules. */
    void takeOthersOut() {
        page.evaluate("""
                async () => {
                  const {store, table} = document.querySelector('table-page');
                  const [{side: first}] = table.view.units;
                  for (const {id, side, out} of table.view.units)
                    if (side !== first && !out)
                      await store.command({do: 'edit', edit: 'remove-unit', unit: id, values: {}}).catch((refusal) => {
                        throw new Error(`${id} stays: ${refusal.message}`);
                      });
                }""");
    }

    /** The numbered items of the log as they are told. */
    @SuppressWarnings("unchecked")
    List<String> log() {
        return (List<String>)
                page.evaluate("() => document.querySelector('table-page').table.log.map(({text}) => text)");
    }

    /** The names of all units that this page knows of. */
    @SuppressWarnings("unchecked")
    List<String> units() {
        return (List<String>)
                page.evaluate("() => document.querySelector('table-page').table.view.units.map(({name}) => name)");
    }

    /** Everything the server has told this page of how things stand. */
    String knows() {
        return (String) page.evaluate("() => JSON.stringify({...document.querySelector('table-page').table, log: []})");
    }

    void reload() {
        page.reload();
        page.waitForFunction("() => document.querySelector('table-page')?.table");
    }
}
