package arbiter.server.board;

import static arbiter.server.board.BoardPage.middle;
import static arbiter.server.board.BoardPage.told;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.InBrowser;
import arbiter.server.web.Window;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of zones in a real browser: squares, hexes and rooms. */
@InBrowser
class ZonesBoardTest {

    private static BoardPage board;
    private static Page page;

    @BeforeAll
    static void open(Window window) {
        board = new BoardPage(window);
        page = board.open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @Test
    void a_click_chooses_the_zone_and_several_options_in_it_are_listed() {
        show("squares", "player");

        click("1,2");
        click("3,3");
        page.locator(".menu button", new Page.LocatorOptions().setHasText("Guard"))
                .click();
        click("7,7");

        assertThat(told(page)).containsExactly("pick-option z1 1,2", "pick-option z1 guard:3,3");
    }

    @Test
    void the_area_an_option_would_strike_is_filled_before_anybody_commits() {
        show("squares", "player");

        page.evaluate("async () => { scene.board.chosen = ['shell:sniper']; await zones.settled(); }");

        assertThat(page.locator("polygon.struck").count()).isEqualTo(9);
        assertThat(page.locator(".over g.pill").allTextContents().stream().map(String::strip))
                .contains("9 zones: Sniper", "8 zones");
    }

    @Test
    void how_far_something_reaches_is_shown_where_it_points_at_nothing() {
        show("hexes", "player");

        page.evaluate("async () => { scene.board.chosen = ['burst']; await zones.settled(); }");

        assertThat(page.locator(".in-reach polygon.struck").count()).isEqualTo(7);
        assertThat(page.locator(".over g.pill").allTextContents().stream().map(String::strip))
                .contains("in reach: Warlord");
    }

    @Test
    void what_could_be_meant_for_a_unit_is_offered_there_before_it_is_asked_for_whom() {
        show("hexes", "player");

        page.mouse().click(middle(page, "sniper")[0], middle(page, "sniper")[1]);
        assertThat(page.locator(".menu button span:first-child").allTextContents())
                .containsExactly("Attack with the Rifle", "Hold down with the Rifle");
        page.locator(".menu button").nth(1).click();

        assertThat(told(page)).containsExactly("pick-option z2 hold:rifle sniper");
    }

    @Test
    void weapons_stand_side_by_side_with_how_far_they_reach_and_who_needs_a_move_first() {
        show("hexes", "player");
        page.evaluate("""
                async () => {
                  const [zone] = scene.board.view.units.filter(({id}) => id === 'sniper').map(({place}) => place);
                  const attack = (name, area) => ({id: name, text: `Attack with the ${name}`, costs: [], area, whom: ['sniper', 'warlord']});
                  scene.board.requests = [{id: 'z4', unit: 'ace', kind: 'one', main: true, options: [attack('Rifle', [zone]), attack('Knife', ['4,4'])]}];
                  scene.board.chosen = ['Rifle'];
                  await zones.settled();
                }""");

        assertThat(page.locator(".strip b").allTextContents()).containsExactly("Rifle", "Knife");
        assertThat(page.locator(".strip [aria-pressed=true] b").allTextContents())
                .containsExactly("Rifle");
        assertThat(page.locator(".over .reason").allTextContents().stream().map(String::strip))
                .contains("move first");
        page.locator(".strip button").nth(1).click();
        assertThat(told(page)).containsExactly("pick-option z4 Knife");
    }

    @Test
    void enter_on_a_unit_considers_it_and_enter_once_more_does_it() {
        show("hexes", "player");
        consider("attack:rifle", "");
        page.locator("[data-unit=warlord]").focus();

        press("Enter");
        consider("attack:rifle", "warlord");
        press("Enter");

        assertThat(told(page)).containsExactly("pick-option z2 attack:rifle warlord", "act commit");
        assertThat(page.locator("[data-unit=warlord] .chosen").count()).isPositive();
        assertThat(page.locator("[data-unit=sniper] .chosen").count()).isZero();
    }

    private static void consider(String option, String meant) {
        page.evaluate(
                "async ([option, meant]) => { scene.board.chosen = [option]; scene.board.meant = meant;"
                        + " await zones.settled(); }",
                List.of(option, meant));
    }

    @Test
    void every_zone_can_be_looked_at_and_chosen_by_keyboard() {
        show("squares", "player");

        press("w", "ArrowRight", "ArrowUp");
        assertThat(said()).isEqualTo("D3; Dancer; 1 zone away");
        press("ArrowRight", "ArrowRight");
        assertThat(said()).isEqualTo("F3; difficult ×2; 3 zones away");
        press("ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter");

        assertThat(told(page)).containsExactly("pick-option z1 2,2");
    }

    @Test
    void up_and_down_keep_the_column_on_hexes() {
        show("hexes", "player");

        press("w", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");

        assertThat(said()).startsWith("C8; ");
    }

    @Test
    void any_room_can_be_chosen_where_a_place_is_asked_for() {
        show("rooms", "player");

        click("Outer hull");
        press("w", "ArrowDown", "Enter");

        assertThat(told(page)).containsExactly("pick-place z3 Outer hull", "pick-place z3 Airlock");
    }

    @ParameterizedTest
    @CsvSource({"squares, sniper, '7,7'", "hexes, sniper, '2,6'", "rooms, sniper, Outer hull"})
    void the_gamemaster_puts_units_into_zones(String kind, String unit, String place) {
        show(kind, "gamemaster");
        double[] from = middle(page, unit);
        double[] to = at(place);

        page.mouse().move(from[0], from[1]);
        page.mouse().down();
        page.mouse().move(to[0] + 9, to[1] + 5, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up();

        assertThat(told(page)).containsExactly("move-unit " + unit + " " + place);
    }

    @Test
    void the_gamemaster_paints_and_takes_away() {
        show("squares", "gamemaster");

        press("d");
        click("5,6");
        page.locator(".palette button", new Page.LocatorOptions().setHasText("extreme"))
                .click();
        page.locator(".palette button", new Page.LocatorOptions().setHasText("Take away"))
                .click();
        click("8,1");
        page.locator(".palette button", new Page.LocatorOptions().setHasText("Done"))
                .click();

        assertThat(told(page)).containsExactly("paint-place 5,6 difficult true", "paint-place 8,1 extreme false");
        assertThat(page.locator(".palette").count()).isZero();
    }

    @Test
    void players_have_no_brush() {
        show("squares", "player");

        press("d");

        assertThat(page.locator("[aria-label='Paint the ground'], .palette").count())
                .isZero();
    }

    @Test
    void rooms_stay_where_they_are_whatever_moves_in_them() {
        show("rooms", "player");
        Object before = centres();

        page.evaluate("""
                async () => {
                  const {view} = scene.board;
                  scene.board.view = {...view, units: view.units.map((unit) => ({...unit, place: 'Bridge'}))};
                  await zones.settled();
                }""");

        assertThat(centres()).isEqualTo(before);
        assertThat(page.locator(".count text").textContent()).isEqualTo("10 units");
    }

    @ParameterizedTest
    @CsvSource({"squares, LIGHT", "hexes, DARK", "rooms, DARK"})
    void a_screen_reader_finds_nothing_wrong(String kind, ColorScheme scheme) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        show(kind, "gamemaster");
        press("d");

        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        assertThat(page.locator("[data-unit=bulwark]").getAttribute("aria-label"))
                .contains("Threshold 11 of 16")
                .contains("duel with Warlord");
    }

    /** A board of its own, with the keyboard on it. */
    private static void show(String kind, String role) {
        page.evaluate("""
                async ({kind, role}) => {
                  window.zones = await import('/scene/zones.js');
                  scene.board.kind = undefined;
                  scene.board.chosen = [];
                  scene.board.meant = undefined;
                  window.told.splice(0);
                  await zones.show(kind, {role, units: ['ace'], member: 'm1'});
                  scene.board.focus();
                }""", Map.of("kind", kind, "role", role));
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

    private static Object centres() {
        return page.evaluate("() => [...scene.board.kind.places.zones.values()].map(({x, y}) => `${x} ${y}`)");
    }

    private static void click(String place) {
        double[] at = at(place);
        page.mouse().click(at[0], at[1]);
    }

    /** A little off the middle of a zone, where no token stands. */
    private static double[] at(String place) {
        List<?> at = (List<?>) page.evaluate("""
                (place) => {
                  const {kind} = scene.board;
                  const {x, y} = kind.eye.at(kind.places.read(place));
                  const box = kind.getBoundingClientRect();
                  return [box.left + x - 20, box.top + y - 20];
                }""", place);
        return new double[] {((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue()};
    }
}
