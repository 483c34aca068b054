package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Learning at a table: the coach of a first fight, hints, and what explains itself in place. */
@InBrowser
class FirstFightPageTest {

    private static final int LONGEST = 60;

    /** How far the log of the table has come. */
    private static final int PRESSES = 5;

    private static final String MAIN = "decide-panel .row .main";
    private static final String NEXT = "Next: At the bridge";
    private static final String NUMBER = "() => document.querySelector('table-page').table.number";

    /** How high the hint is on the page, in pixels. */
    private static final String ABOVE =
            "() => document.querySelector('table-page').renderRoot.querySelector('hint-note').offsetHeight + 0.5";

    private static final double SHORT = 60;

    private static final String NARROW =
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth";

    @Test
    void whoever_does_what_the_coach_says_comes_to_the_end_of_a_first_fight(Window window) {
        Page page = window.visit("/learn/duel#fight", new NewContextOptions().setViewportSize(360, 640));
        button(page, "Play your first fight").click();
        Locator coach = page.locator("coach-note");
        assertThat(coach).containsText("0 of 6 learned");
        lookWell(page, "first-fight");

        button(page, "Show it").press("Enter");
        commit(page);
        assertThat(coach).containsText("1 of 6 learned");
        page.reload();
        assertThat(coach).containsText("1 of 6 learned"); // what was learned stands in the log of the table

        for (int i = 0; i < LONGEST && page.getByText(NEXT).count() == 0; i++) {
            step(page);
        }
        assertThat(coach).containsText(NEXT);
        lookWell(page, "first-fight-over");
        button(page, "Go on").press("Enter");
        assertThat(page.locator("table-page top-bar")).containsText("At the bridge");
        assertThat(page.locator("coach-note")).hasCount(0);
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    /** Considers what is advised, if anything, and does what the button says; events are shown before it comes. */
    private static void step(Page page) {
        Locator over = page.getByText(NEXT);
        assertThat(page.locator(MAIN).or(over).first()).isVisible();
        if (over.count() > 0) {
            return;
        }
        Object before = page.evaluate(NUMBER);
        for (int i = 0; i < PRESSES && page.evaluate(NUMBER).equals(before); i++) {
            new Seat(page).settle();
            if (button(page, "Show it").count() > 0) {
                button(page, "Show it").press("Enter");
            }
            commit(page);
            movesOn(page, before);
        }
        assertThat(page.evaluate(NUMBER)).isNotEqualTo(before);
    }

    /** What was pressed while the last question was still on the page has no effect, and is pressed again. */
    private static void movesOn(Page page, Object before) {
        try {
            page.waitForFunction(
                    "before => (" + NUMBER + ")() > before",
                    before,
                    new Page.WaitForFunctionOptions().setTimeout(3_000));
        } catch (TimeoutError still) {
            assertThat(page.locator(MAIN)).isVisible();
        }
    }

    /** With a key: a click so soon after the question has come would be taken for one meant for the last. */
    private static void commit(Page page) {
        new Seat(page).settle();
        page.locator(MAIN).press("Enter");
    }

    @Test
    void something_else_than_the_coach_says_is_told_and_allowed(Window window) {
        Page page = window.visit("/learn/duel#fight", new NewContextOptions().setViewportSize(1280, 800));
        button(page, "Play your first fight").click();
        Locator coach = page.locator("coach-note");
        button(page, "Show it").press("Enter");
        commit(page);
        assertThat(coach).containsText("Attack");
        page.locator("option-card", new Page.LocatorOptions().setHasText("Catch breath"))
                .locator("[role=radio]")
                .press(" ");
        commit(page);
        assertThat(coach).containsText("You did something else than \u201cAttack\u201d");
        button(page, "Close the coach").press("Enter");
        assertThat(button(page, "Show the coach")).isVisible();
        page.context().close();
    }

    @Test
    void hints_come_once_and_options_explain_themselves(Window window) {
        Page page = window.visit("/", new NewContextOptions().setViewportSize(360, 640));
        button(page, "Play now: Battle Century G").click();
        Locator hint = page.locator("hint-note .note");
        assertThat(hint).isVisible();
        lookWell(page, "hint-folded");
        assertThat((double) page.evaluate(ABOVE)).isLessThan(SHORT); // one line, so that the question is in sight
        String first = hint.locator("b").first().innerText();
        button(page, first).click();
        lookWell(page, "hint");
        hint.getByText("Got it").click();
        page.reload();
        assertThat(page.locator("decide-panel option-card").first()).isVisible();
        assertThat(page.locator("hint-note", new Page.LocatorOptions().setHasText(first)))
                .hasCount(0);

        Locator ask = page.locator("option-card what-is-this .ask").first();
        ask.focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("option-card what-is-this .told").first()).containsText("Read the rule");
        lookWell(page, "what-is-this");
        page.locator("option-card what-is-this .rule").first().click();
        assertThat(page.locator("rule-sheet article")).isVisible();
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    /** In both themes, without findings and without anything beyond the edge. */
    private static void lookWell(Page page, String name) {
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, name + "-" + scheme);
            assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        }
        assertThat((boolean) page.evaluate(NARROW)).isTrue();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
