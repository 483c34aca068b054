package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.http.RateLimits;
import arbiter.server.store.Store;
import arbiter.server.table.Potions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What may be done without being asked, in a game where everybody has a potion: by keys and by finger. */
@InBrowser
class CallPageTest {

    private static final int LARGE_ENOUGH = 44;

    @TempDir
    private Path folder;

    @Test
    void a_potion_is_drunk_unasked_by_keys_and_by_finger(Window window) {
        Settings settings = new Settings("localhost", 0, RateLimits.generous(), Duration.ofSeconds(60));
        try (Server server = Server.start(settings, Store.sqlite(folder), List.of(new Potions()))) {
            Gamemaster ada = new Gamemaster(
                    window.visitElsewhere(server.address() + "/", new NewContextOptions().setViewportSize(1280, 800)));
            ada.makeTable("duel", "Ada");
            assertThat(ada.page().locator("call-list")).hasCount(0);
            ada.makeEverybodyFrail();
            List<String> ours = ada.firstSide();
            Page phone = joins(window, server.address() + ada.invite(ours));
            byKeys(ada.page(), ours.get(0));
            byFinger(phone, ours.size());
            phone.context().close();
            ada.page().context().close();
        }
        assertThat(window.complaints()).isEmpty();
    }

    private static Page joins(Window window, String link) {
        Page phone = window.visitElsewhere(
                link,
                new NewContextOptions()
                        .setViewportSize(360, 760)
                        .setHasTouch(true)
                        .setIsMobile(true));
        phone.getByLabel("Your name at the table").fill("Bob");
        phone.getByText("Join the table").click();
        phone.waitForURL("**/table/*");
        return phone;
    }

    /** The gamemaster drinks for a unit of their own, comes back to the question, and finds those of others named. */
    private static void byKeys(Page page, String theirs) {
        Locator calls = page.locator("call-list .card > button");
        page.keyboard().press("d");
        assertThat(page.locator("call-list")).containsText(theirs + ", played by Bob");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        Screenshots.take(page, "calls");
        int before = calls.count();
        assertThat(calls.first()).isFocused();
        page.keyboard().press("Space");
        assertThat(calls.first()).hasAttribute("aria-checked", "true");
        assertThat(calls).hasCount(before);

        page.keyboard().press("f");
        page.keyboard().press("Enter");

        assertThat(calls).hasCount(before - 1);
        assertThat(page.locator("#question").first()).isFocused();
    }

    /** Only one's own are offered, also while others decide, and large enough for a finger. */
    private static void byFinger(Page phone, int own) {
        new Seat(phone).settle();
        phone.locator("decide-panel .row button:enabled").first().tap();
        assertThat(phone.locator("waiting-note")).isVisible();
        new Seat(phone).settle();
        phone.locator("call-list .line").tap();
        Locator calls = phone.locator("call-list .card > button");
        assertThat(calls).hasCount(own);
        assertThat(phone.locator("call-list")).containsText("At any time");
        calls.first().scrollIntoViewIfNeeded();
        Screenshots.take(phone, "calls-phone");
        assertThat(calls.first().boundingBox().height).isGreaterThanOrEqualTo(LARGE_ENOUGH);
        assertThat(phone.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);

        calls.first().tap();
        assertThat(calls).hasCount(own);
        phone.locator("decide-panel .row .main").tap();

        assertThat(calls).hasCount(own - 1);
    }
}
