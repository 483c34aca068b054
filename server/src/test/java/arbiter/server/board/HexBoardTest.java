package arbiter.server.board;

import static arbiter.server.board.BoardPage.told;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.InBrowser;
import arbiter.server.web.Window;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The board of hexes in a real browser: walls, flyers, environments, areas to be placed, and painting. */
@InBrowser
class HexBoardTest {

    private static Page page;

    @BeforeAll
    static void open(Window window) {
        page = new BoardPage(window).open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @Test
    void an_area_follows_the_cursor_and_says_who_is_in_it_before_it_is_placed() {
        show("player");

        press("w", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp");
        page.locator(".maybe-area .struck").waitFor();
        assertThat(pills()).contains("7 hexes: ⚠ Bastion, Rime");
        press("Enter");

        assertThat(told(page)).containsExactly("pick-place h1 8,3");
    }

    @Test
    void where_an_area_cannot_go_the_rules_say_why() {
        show("player");

        press("w", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp");

        page.getByText("there is no line to it").first().waitFor();
        assertThat(page.locator(".maybe-area .struck").count()).isZero();
    }

    @Test
    void a_listed_place_is_taken_where_it_is_and_its_area_is_filled() {
        show("player");

        press("w", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp");
        assertThat(said()).contains("Rime").contains("5 hexes away");
        page.evaluate("async () => { scene.board.chosen = ['blast 9,3']; scene.board.kind.tools.leaveMode(); "
                + "scene.board.hurts = {'blast 9,3': {rime: 0.6, bastion: 0.35}}; await hexes.settled(); }");

        assertThat(page.locator(".area-shown:not(.maybe-area) .struck").count()).isEqualTo(1);
        assertThat(pills()).contains("60.0 % hurt", "⚠ friend 35.0 % hurt");
        page.evaluate("() => { scene.board.hurts = undefined; }");
        assertThat(pills()).contains("7 hexes: ⚠ Bastion, Rime");
    }

    @Test
    void walls_heights_and_environments_are_told_in_words() {
        show("gamemaster");

        assertThat(page.locator("#ground").textContent())
                .contains("House, roof at 3")
                .contains("breach in Exterior Brick")
                .contains("fog smoke 2")
                .contains("rain 1");
        assertThat(page.locator("[data-unit=gale]").getAttribute("aria-label")).contains("4 hexes up");
        assertThat(page.locator("svg.surface text.word").allTextContents())
                .contains("House ↑3", "exterior brick, Defence 3, 2 hits a hex", "↑4", "fog smoke 2, fading to 1");
    }

    @Test
    void the_gamemaster_paints_hexes_and_lines_by_keys() {
        show("gamemaster");

        press("d", "ArrowDown", "Enter", " ", "ArrowRight", "ArrowRight", "Enter");
        page.locator(".palette button", new Page.LocatorOptions().setHasText("Break"))
                .click();
        page.evaluate("() => scene.board.kind.surface.focus()");
        press("Enter", "Escape");

        assertThat(edited())
                .containsExactly(
                        "paint {what=exterior-brick, height=3, place=4,5, on=true}",
                        "paint {what=exterior-brick, height=3, place=4,5; 5,5; 6,5, on=true}",
                        "break-wall {place=6,5, hits=0}");
        assertThat(page.locator(".palette").count()).isZero();
    }

    @Test
    void a_screen_reader_finds_nothing_wrong_in_both_themes() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            show("gamemaster");
            press("d");

            assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        }
    }

    /** A board of its own, with the keyboard on it. */
    private static void show(String role) {
        page.evaluate("""
            async (role) => {
              const {settled} = await import('/scene/zones.js');
              window.hexes = {...(await import('/scene/hexes.js')), settled};
              const {board} = scene;
              board.kind = undefined;
              board.chosen = [];
              window.told.splice(0);
              window.edited = [];
              await hexes.show(role);
              board.kind.addEventListener('ask-brushes', ({detail}) => detail.take(hexes.edits));
              board.kind.addEventListener('edit-place', ({detail}) => window.edited.push(detail));
              board.focus();
            }\
            """, role);
    }

    private static void press(String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
            page.evaluate("() => scene.board.kind.updateComplete");
        }
    }

    private static String said() {
        return page.locator(".said").textContent();
    }

    private static List<String> pills() {
        return page.locator(".over g.pill").allTextContents().stream()
                .map(String::strip)
                .toList();
    }

    private static List<String> edited() {
        return ((List<?>) page.evaluate("""
            () => edited.map(({edit, values}) =>
              `${edit.id} {${Object.entries(values).map(([key, value]) => `${key}=${value}`).join(', ')}}`)\
            """)).stream().map(String::valueOf).toList();
    }
}
