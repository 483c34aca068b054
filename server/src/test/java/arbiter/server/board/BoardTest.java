package arbiter.server.board;

import static arbiter.server.board.BoardPage.ask;
import static arbiter.server.board.BoardPage.middle;
import static arbiter.server.board.BoardPage.told;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.InBrowser;
import arbiter.server.web.Window;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The board in a real browser: pointer, keyboard, fingers and a screen reader's view of it. */
@InBrowser
class BoardTest {

    private static BoardPage board;

    @BeforeAll
    static void open(Window window) {
        board = new BoardPage(window);
    }

    @Test
    void a_click_targets_whoever_is_offered_and_selects_anybody_else() {
        Page page = board.open();

        click(page, "boss", 0, 0);
        click(page, "mara", 0, 0);

        assertThat(told(page)).containsExactly("pick-option q1 attack:boss", "select-unit mara");
    }

    @Test
    void several_options_on_one_unit_are_listed_first() {
        Page page = board.open();

        click(page, "raider", 0, 0);
        page.locator(".menu button", new Page.LocatorOptions().setHasText("Grapple"))
                .click();

        assertThat(told(page)).containsExactly("pick-option q1 grapple:raider");
    }

    @Test
    void the_keyboard_goes_through_the_units_as_one_reads() {
        Page page = board.open();

        page.keyboard().press("Tab");
        for (String key : new String[] {"ArrowRight", "ArrowRight", "ArrowRight", "Enter"}) {
            page.keyboard().press(key);
            page.evaluate("() => scene.board.kind.updateComplete");
        }

        assertThat(told(page)).containsExactly("pick-option q1 attack:boss");
        assertThat(page.locator("[data-unit=boss]").getAttribute("aria-label"))
                .isEqualTo("Boss; other side, locals; HP 11 of 15; prone 1; 9.7 m from Mara;"
                        + " offered: Shoot boss, 61.9 % (key 2)");
    }

    @Test
    void enter_on_what_is_chosen_does_it() {
        Page page = board.open();
        page.evaluate("async () => { scene.board.chosen = ['attack:boss']; await scene.board.updateComplete;"
                + " await scene.board.kind.updateComplete; scene.board.kind.focusUnit('boss'); }");

        page.keyboard().press("Enter");

        assertThat(told(page)).containsExactly("act commit");
    }

    @Test
    void any_place_can_be_chosen_by_click_with_corners_or_by_cursor() {
        Page page = board.open();
        ask(page, "places");

        click(page, "mara", 60, 90);
        page.keyboard().down("Shift");
        click(page, "mara", 60, 90);
        page.keyboard().up("Shift");
        click(page, "mara", 0, 120);
        Keyboard keyboard = page.keyboard();
        for (String key : new String[] {"w", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "Enter"}) {
            keyboard.press(key);
        }

        assertThat(told(page))
                .satisfiesExactly(
                        straight -> assertThat(straight).matches("pick-place q2 [\\d.]+,[\\d.]+"),
                        around -> assertThat(around).matches("pick-place q2 [\\d.]+,[\\d.]+; -?[\\d.]+,[\\d.]+"),
                        keyed -> assertThat(keyed).isEqualTo("pick-place q2 2,0.1"));
    }

    @Test
    void a_free_answer_that_is_no_place_is_left_to_the_page() {
        Page page = board.open();
        ask(page, "lengths");

        click(page, "mara", 60, 90);

        assertThat(told(page)).isEmpty();
    }

    @Test
    void only_the_gamemaster_drags_units() {
        Page page = board.open();
        drag(page, "boss", 40);
        assertThat(told(page)).isEmpty();

        page.evaluate("() => { scene.board.you = {role: 'gamemaster', units: [], member: 'm0'}; }");
        drag(page, "boss", 40);
        assertThat(told(page)).singleElement().asString().startsWith("move-unit boss ");
    }

    @Test
    void the_ruler_measures_and_tells_nobody() {
        Page page = board.open();
        double[] from = middle(page, "mara");

        page.keyboard().press("Tab");
        page.keyboard().press("Escape");
        page.keyboard().press("m");
        page.mouse().click(from[0], from[1]);
        click(page, "boss", 0, 0);

        assertThat(page.locator("g.way + g.pill").textContent().strip()).isEqualTo("11.2 m");
        assertThat(told(page)).isEmpty();
    }

    @Test
    void two_fingers_zoom() {
        Page page = board.open(
                new Browser.NewPageOptions().setViewportSize(360, 740).setHasTouch(true));
        double before = scale(page);
        CDPSession fingers = page.context().newCDPSession(page);

        touch(fingers, "touchStart", 120, 200);
        for (int spread = 10; spread <= 60; spread += 10) {
            touch(fingers, "touchMove", 120 - spread, 200 + spread);
        }
        touch(fingers, "touchEnd");

        assertThat(scale(page) / before).isBetween(2.0, 3.0);
        assertThat(told(page)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"DARK", "LIGHT"})
    void a_screen_reader_finds_nothing_wrong_and_names_are_text(ColorScheme scheme) {
        Page page = board.open(
                new Browser.NewPageOptions().setViewportSize(1000, 800).setColorScheme(scheme));

        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        assertThat(page.evaluate("() => window.broken")).isNull();
    }

    private static void click(Page page, String unit, double dx, double dy) {
        double[] at = middle(page, unit);
        page.mouse().click(at[0] + dx, at[1] + dy);
    }

    private static void drag(Page page, String unit, double by) {
        double[] at = middle(page, unit);
        page.mouse().move(at[0], at[1]);
        page.mouse().down();
        page.mouse().move(at[0] - by, at[1] - by, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up();
    }

    private static double scale(Page page) {
        return ((Number) page.evaluate("() => scene.board.kind.eye.camera.scale")).doubleValue();
    }

    /** Fingers side by side at these columns. */
    private static void touch(CDPSession session, String type, int... columns) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < columns.length; i++) {
            JsonObject point = new JsonObject();
            point.addProperty("x", columns[i]);
            point.addProperty("y", 300);
            point.addProperty("id", i);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        session.send("Input.dispatchTouchEvent", event);
    }
}
