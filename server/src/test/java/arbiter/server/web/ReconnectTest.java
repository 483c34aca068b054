package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lines break and servers stop; the page says so, comes back by itself and loses nothing. */
@InBrowser
class ReconnectTest {

    /** Browsers differ in whether new sockets count as being offline, so these lead nowhere. */
    private static final String DEAD_LINE = "document.querySelector('table-page').store.line.open ="
            + " (where) => new WebSocket(where.replace('/socket', '/nowhere'))";

    private Window window;
    private Seat seat;
    private Page page;

    @BeforeEach
    void sit(Window shared) {
        window = shared;
        page = window.visit("/");
        page.locator("game-card .side").first().click();
        page.waitForURL("**/table/*");
        seat = new Seat(page);
        seat.type();
    }

    @Test
    void a_server_that_stops_and_starts_again_finds_the_table_as_it_was() {
        Runnable start = window.interrupt();
        assertThat(reconnecting()).isVisible();
        say("Said while it was away");
        start.run();

        assertThat(reconnecting()).isHidden();
        assertThat(said("Said while it was away")).hasCount(1);
        List<String> before = seat.log();
        page.keyboard().press("Escape");
        seat.type();
        assertThat(seat.log()).startsWith(before.toArray(String[]::new));
        assertThat(said("Said while it was away")).hasCount(1);
        page.context().close();
    }

    @Test
    void a_browser_that_was_offline_catches_up_and_says_what_it_meant_to_say_once() {
        page.evaluate("() => {" + DEAD_LINE + "}");
        page.context().setOffline(true);
        assertThat(reconnecting()).isVisible();
        say("Said offline");
        page.keyboard().press("Escape");
        page.evaluate("document.querySelector('table-page').store.line.open = (where) => new WebSocket(where)");
        page.context().setOffline(false);

        assertThat(reconnecting()).isHidden();
        assertThat(said("Said offline")).hasCount(1);
        assertThat(page.locator("chat-box button")).isEnabled();
        assertThat(page.locator("chat-box input")).not().isFocused();
        page.context().close();
    }

    private Locator reconnecting() {
        return page.locator("top-bar").getByRole(AriaRole.STATUS).getByText("Reconnecting");
    }

    private Locator said(String words) {
        return page.locator("game-log .chat").filter(new Locator.FilterOptions().setHasText(words));
    }

    private void say(String words) {
        page.keyboard().press("c");
        page.keyboard().type(words);
        page.keyboard().press("Enter");
    }
}
