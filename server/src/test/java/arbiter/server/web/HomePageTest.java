package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
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
}
