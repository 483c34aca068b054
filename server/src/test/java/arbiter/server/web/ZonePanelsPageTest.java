package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Zones as panels: a shot in the night with nothing but keys, a move with a finger, dice for sale, a called shot. */
@InBrowser
class ZonePanelsPageTest {

    private static final int LONGEST = 8;

    private static final String TABLE = """
        async (encounter) => {
          const {api} = await import('/net/api.js');
          await api.enter('Ada');
          const {sides} = (await api.games()).find(({id}) => id === 'wasteland').encounters.find(({id}) => id === encounter);
          const seats = Object.fromEntries(sides.map(({id}, place) => [id, place === 0 ? 'me' : 'machine']));
          const {id} = await api.makeTable({game: 'wasteland', encounter, title: 'Zones', seats, role: 'player'});
          setTimeout(() => location.assign('/table/' + id)); // after the answer has come back
        }\
        """;

    private static final String PICKED = "document.querySelector('table-page').find('decide-panel').picked[0] ?? ''";

    private static final String TOLD = """
        event => document.querySelector('table-page').table.log.some((item) => item.event === event)\
        """;

    private static final String FOCUSED = """
        () => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return at?.getAttribute('aria-label') ?? '';
        }\
        """;

    private static Page table(Window window, String encounter, NewContextOptions options) {
        Page page = window.visit("/", options);
        page.evaluate(TABLE, encounter);
        page.waitForURL("**/table/*");
        Seat seat = new Seat(page);
        seat.isAsked();
        return page;
    }

    private static NewContextOptions desk() {
        return new NewContextOptions().setViewportSize(1440, 900);
    }

    @Test
    void a_shot_in_the_night_takes_nothing_but_keys(Window window) {
        Page page = table(window, "night-watch", desk());
        page.keyboard().press("b");
        assertThat((String) page.evaluate(FOCUSED))
                .startsWith("Whisper; our side")
                .contains("rocks, close, dark 2");
        page.keyboard().press("ArrowDown"); // out of the rocks, along the link into the gully
        assertThat((String) page.evaluate(FOCUSED))
                .startsWith("Gully, medium, dark 3, thick mud 1 AP. Here: Old Sable");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowDown");
        assertThat((String) page.evaluate(FOCUSED))
                .startsWith("Gunner; other side")
                .contains("pines, long, dark 3");
        page.keyboard().press("Enter");
        Locator menu = page.locator("panels-board .menu");
        assertThat(menu).containsText("Shoot at Gunner");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Enter");

        assertThat((String) page.evaluate(PICKED)).startsWith("attack:shoot:").endsWith(":gunner");
        assertThat(page.locator("panels-board .aim-words")).containsText(Pattern.compile("Long · \\d+\\.\\d % hit"));
        assertThat(page.locator("panels-board .body.target")).containsText("Gunner, target");
        look(page, "zone-panels");
        String asked = new Seat(page).asked();
        page.keyboard().press("Enter");
        new Seat(page).hearsOf(asked);
        for (int i = 0; i < LONGEST && !(boolean) page.evaluate(TOLD, "test-rolled"); i++) {
            new Seat(page).type(); // luck for a die, perhaps
        }
        assertThat((boolean) page.evaluate(TOLD, "test-rolled")).isTrue();
        finish(window, page);
    }

    @Test
    void every_d20_for_sale_says_its_price_and_what_it_changes(Window window) {
        Page page = table(window, "night-watch", desk());
        consider(page, "gunner", "Shoot at");
        Locator steps = page.locator("price-ladder .step");
        assertThat(steps).hasCount(4);
        assertThat(steps.nth(0)).containsText("free");
        assertThat(steps.nth(2)).containsText(Pattern.compile("\\d+\\.\\d %\\s*\\+2 AP"));
        assertThat(page.locator("price-ladder .would"))
                .containsText(Pattern.compile("Third d20: \\d+\\.\\d → \\d+\\.\\d %\\s+for\\s+1 AP"));
        String chance = steps.nth(1).locator("b").innerText();
        steps.nth(1).click();

        assertThat(steps.nth(1)).hasAttribute("aria-checked", "true");
        assertThat(page.locator("panels-board .aim-words")).containsText(chance + " hit");
        assertThat(page.locator("price-ladder .would")).containsText("Fourth d20: " + chance.replace(" %", ""));
        new Seat(page).settle();
        page.locator("decide-panel .row .main").click();
        page.waitForFunction(TOLD, "points-spent");
        finish(window, page);
    }

    @Test
    void a_called_shot_is_aimed_at_a_place_of_the_body(Window window) {
        Page page = table(window, "dune-bear", desk());
        consider(page, "bear", "Shoot at");
        Locator body = page.locator("what-if .called");
        assertThat(body).containsText("Where do you aim at Dune bear?");
        assertThat(body.locator(".silhouette .place")).hasCount(6);
        Locator head = body.locator("button").first();
        assertThat(head).hasText("Head");
        assertThat(body.locator(".chance").first()).containsText("%");
        head.click();

        assertThat(body.locator(".silhouette .marked")).hasCount(1);
        assertThat(page.locator("decide-panel .row .main")).containsText("with Head");
        look(page, "called-shot");
        finish(window, page);
    }

    @Test
    void a_finger_moves_from_zone_to_zone(Window window) {
        Page page = table(
                window,
                "dry-wash",
                new NewContextOptions()
                        .setViewportSize(360, 640)
                        .setHasTouch(true)
                        .setIsMobile(true));
        assertThat(page.locator("panels-board .pool.ours")).isVisible();
        assertThat(page.locator("panels-board .pool.theirs")).isVisible();
        new Seat(page).settle();
        page.locator("panels-board .others summary").tap(); // the zones that are not on the way to whoever is aimed at
        page.locator("panels-board .zone[data-zone=reeds] .title").tap();
        page.locator("panels-board .menu button").first().tap();

        assertThat((String) page.evaluate(PICKED)).startsWith("move:reeds");
        assertThat(page.locator("panels-board .zone.going")).hasAttribute("data-zone", "reeds");
        assertThat(page.locator("panels-board .ladder > .zone")).hasCount(2);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        look(page, "zone-panels-phone");
        finish(window, page);
    }

    /** Picks what begins like that from what is offered at a unit. */
    private static void consider(Page page, String unit, String words) {
        page.locator("panels-board .unit[data-unit=" + unit + "]").click();
        page.locator("panels-board .menu button")
                .filter(new Locator.FilterOptions().setHasText(words))
                .first()
                .click();
    }

    private static void look(Page page, String name) {
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, name + "-" + scheme.name().toLowerCase(Locale.ROOT));
            assertThat(new AxeBuilder(page).include("table-page").analyze().getViolations())
                    .isEmpty();
        }
    }

    private static void finish(Window window, Page page) {
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }
}
