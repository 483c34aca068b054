package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HomePageTest {

    private static Window window;

    @BeforeAll
    static void open(@TempDir Path folder) {
        window = new Window(folder);
    }

    @AfterAll
    static void close() {
        window.close();
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

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"DARK", "LIGHT"})
    void the_page_and_its_dialog_are_accessible(ColorScheme scheme) {
        Page page = window.visit("/", new Browser.NewContextOptions().setColorScheme(scheme));
        assertThat(page.locator("game-card").first()).isVisible();
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("New table"))
                .click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
    }
}
