package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@InBrowser
class HomePageTest {

    private static Window window;

    @BeforeAll
    static void open(Window shared) {
        window = shared;
    }

    @Test
    void every_game_offers_its_sides_to_play() {
        Page page = window.visit("/");

        assertThat(page.locator("game-card")).hasCount(Rulebooks.all().size());
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play travellers")))
                .isEnabled();
        assertThat(window.complaints()).isEmpty();
    }

    @Test
    void the_theme_is_remembered() {
        Page page = window.visit("/");

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Theme: system. Change it"))
                .click();
        page.reload();

        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    }

    @Test
    void a_link_that_leads_nowhere_says_so() {
        Page page = window.visit("/join/0123456789abcdef");

        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("This link leads nowhere")))
                .isVisible();
    }

    @Test
    void a_game_says_what_its_first_fight_takes_and_starts_it_at_one_press() {
        Page page = window.visit("/");
        Locator card = page.locator("game-card").filter(new Locator.FilterOptions().setHasText("Wasteland 2d20"));
        assertThat(card).containsText("2d20 and combat dice");
        assertThat(card).containsText("zones · 30 min");
        assertThat(card).containsText("Easy · 3 min to turn 1");
        assertThat(card.locator(".art path").first()).isAttached();
        card.locator("button[aria-expanded]").click();
        assertThat(card.locator(".side")).hasCount(2);

        card.locator(".now").click();
        page.waitForURL("**/table/*");
        assertThat(new Seat(page).units()).contains("Rook", "Hale", "Maul");
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }
}
