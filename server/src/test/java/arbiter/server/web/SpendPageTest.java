package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dice with symbols: why each is in the pool, what they showed, and what is bought with what they leave. */
@InBrowser
class SpendPageTest {

    private static final int LONGEST = 60;

    private static final String SPENDS = """
            () => {
              const {table} = document.querySelector('table-page');
              return table.requests.some(({yours, purse}) => yours && purse?.left[0].amount > 1);
            }""";

    private static final String PICKED =
            "() => document.querySelector('table-page').find('decide-panel').picked[0] ?? ''";

    @Test
    void every_die_of_a_card_says_why_it_is_there(Window window) {
        Page page = BandsPageTest.table(window, "street-ambush", new NewContextOptions().setViewportSize(1280, 800));
        BandsPageTest.untilAsked(page, "attack:marksman-rifle:rabble");
        new Seat(page).settle();
        page.locator("option-card [data-option='attack:marksman-rifle:rabble']").click();
        Locator card = page.locator("option-card .card.on");
        assertThat(card.locator(".pool li .pool-die").first()).isVisible();

        assertThat(card.locator(".pool")).containsText("against you");
        assertThat(card.locator(".pool li").first()).containsText("for ");
        assertThat(card.locator(".rows")).containsText("critical possible");
        Screenshots.take(page, "pool-card");
        finish(window, page);
    }

    @Test
    void what_is_suggested_is_chosen_already_and_keys_change_it(Window window) {
        Page page = spending(window, new NewContextOptions().setViewportSize(1280, 800));
        Locator bought = page.locator("spend-list .offer.on [role=checkbox]");
        int before = bought.count();
        assertThat(page.locator("spend-list .purse")).containsText("advantage left");
        assertThat(page.locator("spend-list .thrown .pool-die").first()).isVisible();
        page.keyboard().press("1");
        page.waitForFunction(
                "before => document.querySelector('table-page').find('decide-panel').renderRoot"
                        + ".querySelector('spend-list').renderRoot.querySelectorAll('.offer.on [role=checkbox]').length !== before",
                before);
        page.keyboard().press("Escape");
        assertThat(bought).hasCount(before);
        look(page, "spend");
        finish(window, page);
    }

    @Test
    void own_words_are_an_answer_like_any_other_and_can_be_taken_back(Window window) {
        Page page = spending(
                window,
                new NewContextOptions()
                        .setViewportSize(360, 640)
                        .setHasTouch(true)
                        .setIsMobile(true));
        Locator bought = page.locator("spend-list .offer.on [role=checkbox]");
        for (int left = bought.count(); left > 0; left--) {
            new Seat(page).settle();
            bought.first().tap();
            assertThat(bought).hasCount(left - 1);
        }
        page.locator("spend-list textarea").fill("a lamp + its shade fall between us");
        page.locator("spend-list [aria-label='2 advantage']").tap();
        assertThat(page.locator("spend-list [aria-label='2 advantage']")).hasAttribute("aria-checked", "true");
        assertThat((String) page.evaluate(PICKED)).endsWith("words:2 advantage:a lamp + its shade fall between us");
        look(page, "spend-phone");
        String asked = question(page);
        new Seat(page).settle();
        page.locator("decide-panel .row .main").tap();

        page.waitForFunction("() => document.querySelector('table-page').table.log"
                + ".some(({text}) => text.includes('a lamp + its shade fall between us'))");
        page.evaluate("() => document.querySelector('table-page').command({do: 'undo'})");
        page.waitForFunction("(" + SPENDS + ")");
        assertThat(question(page)).isEqualTo(asked);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        finish(window, page);
    }

    private static String question(Page page) {
        return page.locator("#question").first().innerText();
    }

    /** A table where this visitor has two advantages or more to spend. */
    private static Page spending(Window window, NewContextOptions options) {
        Page page = BandsPageTest.table(window, "street-ambush", options);
        Seat seat = new Seat(page);
        for (int i = 0; i < LONGEST && !(boolean) page.evaluate(SPENDS); i++) {
            seat.press();
        }
        assertThat(page.locator("spend-list .purse")).isVisible();
        return page;
    }

    private static void look(Page page, String name) {
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, name + "-" + scheme.name().toLowerCase(java.util.Locale.ROOT));
            assertThat(new AxeBuilder(page).include("table-page").analyze().getViolations())
                    .isEmpty();
        }
    }

    private static void finish(Window window, Page page) {
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }
}
