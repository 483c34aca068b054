package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rulebooks: to be reached from the front, read by keyboard on a small phone in both themes, searched, printed, played. */
@InBrowser
class RulesPageTest {

    private static final String NARROW =
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth";

    @Test
    void a_rule_has_an_address_and_is_read_on_a_phone_in_both_themes(Window window) {
        Page page = window.visit("/rules/duel/DUEL-ATK-2", new NewContextOptions().setViewportSize(360, 640));
        Locator rule = page.locator("rules-page [id='DUEL-ATK-2']");
        assertThat(rule).isFocused();
        assertThat(rule).isInViewport();
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, "rules-" + scheme);
            assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        }
        assertThat((boolean) page.evaluate(NARROW)).isTrue();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator("rules-page header:visible")).hasCount(0);
        assertThat(page.locator("rules-page nav")).isHidden();
        assertThat(rule).isVisible();
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    @Test
    void a_search_leads_to_the_rule_and_its_worked_example_to_a_table(Window window) {
        Page page = window.visit("/");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Read the rules: Duel"))
                .click();
        page.getByRole(AriaRole.SEARCHBOX).fill("block");
        page.keyboard().press("Enter");
        Locator found = page.locator("rules-page .found").first();
        assertThat(found).containsText("Parrying");
        found.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Parrying"))
                .click();
        assertThat(page).hasURL(java.util.regex.Pattern.compile(".*/rules/duel/DUEL-ATK-2$"));
        assertThat(page.locator("rules-page .results")).isHidden();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("A parry in vain"))
                .first()
                .click();
        Locator example = page.locator("rules-page [id='example-parry-in-vain']");
        assertThat(example).isFocused();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play this: A parry in vain"))
                .click();
        assertThat(page).hasURL(java.util.regex.Pattern.compile(".*/table/.*"));
        assertThat(page.locator("table-page decide-panel")).isVisible();
        page.context().close();
    }

    @Test
    void a_rule_that_is_not_there_is_said_to_be_missing(Window window) {
        Page page = window.visit("/rules/duel/DUEL-CHESS-1");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("DUEL-CHESS-1");
        page.context().close();
    }
}
