package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The demo of the example game, played in a browser against the machine. */
@InBrowser
class TablePageTest {

    private static Window window;

    @BeforeAll
    static void open(Window shared) {
        window = shared;
    }

    @Test
    void what_was_undone_is_folded_and_stays_so_after_a_reload() {
        Page page = demo(new Browser.NewContextOptions());
        answer(page);
        answer(page);

        page.keyboard().press("u");
        assertThat(page.locator("game-log .folded").first()).containsText("taken back");
        page.reload();

        assertThat(page.locator("game-log .folded").first()).containsText("taken back");
    }

    @Test
    void a_narrow_page_shows_one_tab_at_a_time() {
        Page page =
                demo(new Browser.NewContextOptions().setViewportSize(360, 760).setHasTouch(true));
        assertThat(page.locator("decide-panel")).isVisible();
        assertThat(page.locator("game-log")).isHidden();

        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("Log").setExact(true))
                .tap();

        assertThat(page.locator("game-log")).isVisible();
        assertThat(page.locator("decide-panel")).isHidden();
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
    }

    private static Page demo(Browser.NewContextOptions options) {
        Page page = window.visit("/", options);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play travellers"))
                .click();
        assertThat(page.locator("#question").first()).containsText("nerve");
        return page;
    }

    /** Does what is considered, and waits until somebody is asked again or it is over. */
    private static void answer(Page page) {
        String open = openRequest(page);
        boolean idle = (boolean) page.evaluate("document.querySelector('table-page').find('decide-panel').isIdle");
        page.keyboard().press(idle ? "0" : "Enter");
        page.waitForFunction(
                "before => { const {table} = document.querySelector('table-page');"
                        + " return table.ending || (table.requests[0] && table.requests[0].id !== before); }",
                open);
    }

    /** The question that is open, or nothing at the end. */
    private static String openRequest(Page page) {
        return (String) page.evaluate("document.querySelector('table-page').table.requests[0]?.id ?? ''");
    }
}
