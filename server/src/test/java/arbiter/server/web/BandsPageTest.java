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
import org.junit.jupiter.api.Test;

/** The ladder of bands: a pursuit with nothing but keys, a move with a finger, bands set by the gamemaster. */
@InBrowser
class BandsPageTest {

    private static final int LONGEST = 40;

    private static final String TABLE = """
            async ([encounter, role]) => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const {sides} = (await api.games()).find(({id}) => id === 'narrative').encounters.find(({id}) => id === encounter);
              const seat = (place) => (role === 'gamemaster' ? 'gamemaster' : place === 0 ? 'me' : 'machine');
              const seats = Object.fromEntries(sides.map(({id}, place) => [id, seat(place)]));
              const {id} = await api.makeTable({game: 'narrative', encounter, title: 'Bands', seats, role});
              return '/table/' + id;
            }""";

    private static final String ASKED = """
            (option) => {
              const {table} = document.querySelector('table-page');
              return table.requests.some(({yours, main, options}) => yours && main && options.some(({id}) => id.startsWith(option)));
            }""";

    /** Somebody to come closer to or to go farther from, among other things: rather one with whom there is nothing else. */
    private static final String MOVABLE = """
            () => {
              const {requests} = document.querySelector('table-page').table;
              const {options} = requests.find(({yours, main}) => yours && main);
              const at = (unit) => options.filter((option) => option.unit === unit);
              const some = options.filter(({id, unit}) => id.startsWith('move:') && at(unit).length > 1);
              return (some.find(({unit}) => at(unit).every(({area}) => area)) ?? some[0]).unit;
            }""";

    private static final String PICKED = "document.querySelector('table-page').find('decide-panel').picked[0] ?? ''";

    static Page table(Window window, String encounter, NewContextOptions options) {
        return table(window, encounter, "player", options);
    }

    private static Page table(Window window, String encounter, String role, NewContextOptions options) {
        Page page = window.visit("/", options);
        window.goWhere(page, TABLE, List.of(encounter, role));
        return new Seat(page).page();
    }

    /** Answers whatever else is asked, until a turn offers something that begins like that. */
    static void untilAsked(Page page, String option) {
        Seat seat = new Seat(page);
        for (int i = 0; i < LONGEST; i++) {
            seat.isAsked();
            if ((boolean) page.evaluate(ASKED, option)) {
                return;
            }
            seat.press();
        }
        throw new AssertionError("nobody was ever offered " + option);
    }

    @Test
    void a_pursuit_is_driven_with_nothing_but_keys(Window window) {
        Page page = table(window, "pursuit", new NewContextOptions().setViewportSize(1440, 900));
        for (int i = 0; i < LONGEST && !(boolean) page.evaluate(ASKED, "reposition:"); i++) {
            new Seat(page).type();
        }
        assertThat(page.locator("bands-board .above")).isVisible();
        assertThat(page.locator("bands-board .crew")).containsText("Pilot");
        assertThat(page.locator("bands-board .speed").first()).containsText("speed");
        page.keyboard().press("b");
        boolean offered = false;
        for (int i = 0; i < LONGEST && !offered; i++) {
            page.keyboard().press(i % 3 == 0 ? "ArrowRight" : i % 3 == 1 ? "ArrowUp" : "ArrowDown");
            offered = ((String) page.evaluate(PICKED)).startsWith("reposition:");
        }
        assertThat(offered).isTrue();
        assertThat(page.locator("bands-board .preview")).containsText("→");
        assertThat(page.locator("bands-board .said")).containsText(" to ");
        look(page, "pursuit");
        int told = new Seat(page).log().size();
        page.keyboard().press("Enter");

        page.waitForFunction(
                "told => document.querySelector('table-page').table.log.slice(told).some(({event}) => event === 'moved')",
                told);
        finish(window, page);
    }

    @Test
    void a_finger_moves_by_a_chip_and_a_rung(Window window) {
        Page page = table(
                window,
                "street-ambush",
                new NewContextOptions()
                        .setViewportSize(360, 640)
                        .setHasTouch(true)
                        .setIsMobile(true));
        untilAsked(page, "move:");
        new Seat(page).settle();
        page.locator("bands-board .chip[data-unit='" + page.evaluate(MOVABLE) + "']")
                .tap();
        page.locator("bands-board .rung.drop .cost").first().tap();

        assertThat((String) page.evaluate(PICKED)).startsWith("move:");
        assertThat(page.locator("bands-board .ghost").first()).isVisible();
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        look(page, "bands-phone");
        finish(window, page);
    }

    @Test
    void the_gamemaster_sets_a_band_in_the_table_of_all(Window window) {
        Page page = table(window, "street-ambush", "gamemaster", new NewContextOptions().setViewportSize(1440, 900));
        Locator cell = page.locator("bands-board td button").first();
        assertThat(cell).isVisible();
        int told = new Seat(page).log().size();
        cell.click();

        page.waitForFunction(
                "told => document.querySelector('table-page').table.log.slice(told).some(({event}) => event === 'band-set')",
                told);
        look(page, "bands-gamemaster");
        finish(window, page);
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
