package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The lab in the browser: asked from the front, answered while one looks on, stopped, shared by a link, and watched. */
@InBrowser
class LabPageTest {

    private static final String NARROW =
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth";

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator heading(Page page, String name) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    void a_link_asks_the_same_again_and_its_answer_is_read_on_a_phone_in_both_themes(Window window) {
        Page page = window.visit(
                "/lab?game=duel&encounter=crossing&fights=40&seed=7&agents=bridge%3Deasy",
                new NewContextOptions().setViewportSize(360, 740));
        assertThat(heading(page, "Fights to watch")).isVisible();
        assertThat(page.locator("lab-page .verdict dt").first()).hasText("40");
        assertThat(page.getByText("fair against easy").first()).isVisible();
        button(page, "Find out").first().click();
        assertThat(page.locator("lab-panel:has-text('What decides it') .effects"))
                .isVisible();
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, "lab-" + scheme);
            Assertions.assertThat(new AxeBuilder(page).analyze().getViolations())
                    .isEmpty();
        }
        Assertions.assertThat((boolean) page.evaluate(NARROW)).isTrue();
        button(page, "Table of Who still stands").click();
        assertThat(page.locator("lab-panel .wide")).containsText("Mara");
        Assertions.assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    @Test
    void a_question_is_asked_a_change_is_compared_and_an_example_is_watched(Window window) {
        Page page = window.visit("/");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Lab").setExact(true))
                .click();
        assertThat(heading(page, "Is this fight fair?")).isVisible();
        Assertions.assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        page.locator("ask-form select").first().selectOption("duel");
        page.getByLabel("Fights").fill("60");
        button(page, "Play the fights").click();
        assertThat(heading(page, "Fights to watch")).isVisible();
        assertThat(page).hasURL(Pattern.compile(".*/lab\\?game=duel&encounter=.*fights=60&seed=1"));

        Locator lower = button(page, "One lower");
        for (int i = 0; i < 8; i++) {
            lower.click();
        }
        button(page, "Compare").click();
        assertThat(page.locator("what-change .answer")).containsText("worse");

        button(page, "Replay the typical fight").click();
        assertThat(page).hasURL(Pattern.compile(".*/table/.*\\?replay"));
        assertThat(page.locator("replay-bar")).isVisible();
        page.context().close();
    }

    @Test
    void a_long_run_is_stopped_and_keeps_what_is_there(Window window) {
        Page page = window.visit("/lab?game=duel&encounter=crossing&fights=20000&seed=3&agents=bridge%3Dtactician");
        assertThat(page.locator("lab-page .verdict svg.trace")).isVisible();
        button(page, "Stop and keep what is there").click();
        assertThat(heading(page, "Fights to watch")).isVisible();
        assertThat(page.locator("lab-page .verdict dd").first()).containsText("stopped before 20,000");
        page.context().close();
    }

    @Test
    void what_cannot_be_played_says_why(Window window) {
        Page page = window.visit("/lab?game=duel&encounter=chess&fights=10&seed=1");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("chess");
        assertThat(button(page, "Play the fights")).isVisible();
        page.context().close();
    }

    @Test
    void a_gamemaster_asks_for_the_chance_from_here_and_turn_by_turn(Window window) {
        Page page = window.visit("/");
        new Gamemaster(page).makeTable("duel", "Ada");
        page.keyboard().press("e");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Win chance from here"))
                .click();
        page.getByLabel("Fights").fill("20");
        button(page, "Play the fights").click();
        assertThat(heading(page, "Turn by turn")).isVisible();
        button(page, "Show it").click();
        assertThat(page.locator("lab-panel:has-text('Turn by turn') svg.trace")).isVisible();
        page.context().close();
    }
}
