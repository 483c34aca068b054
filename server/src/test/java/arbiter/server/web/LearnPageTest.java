package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Learning a game in five minutes: its cards by pointer and by arrow keys, in both themes, on a small phone. */
@InBrowser
class LearnPageTest {

    private static final String NARROW =
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth";

    @ParameterizedTest
    @MethodSource("arbiter.server.web.FightTest#games")
    void every_game_can_be_learned_on_a_phone_in_both_themes(String game, Window window) {
        Page page = window.visit("/learn/" + game, new NewContextOptions().setViewportSize(360, 640));
        assertThat(page.locator("learn-page arbiter-board .kind:not(.waiting)").first())
                .isVisible();
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, "learn-" + game + "-" + scheme);
            assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        }
        assertThat((boolean) page.evaluate(NARROW)).isTrue();
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    @Test
    void arrow_keys_turn_the_cards_and_the_last_one_leads_to_a_fight(Window window) {
        Page page = window.visit("/");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Learn in five minutes: Duel"))
                .click();
        assertThat(page.locator("learn-page #title")).hasText("A duel of blades");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("learn-page #title")).hasText("Keep a reserve");
        assertThat(page.locator("learn-page #title")).isFocused();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("learn-page #title")).hasText("A duel of blades");
        for (int card = 1; card < 7; card++) {
            page.keyboard().press("ArrowRight");
        }
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play your first fight")))
                .isVisible();
        Screenshots.take(page, "learn-wide");
        page.context().close();
    }

    @Test
    void a_game_that_is_not_there_is_said_to_be_missing(Window window) {
        Page page = window.visit("/learn/chess");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("chess");
        page.context().close();
    }
}
