package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What happened is shown event by event: at the table before the question, and again in the replay. */
@InBrowser
class ShownFightTest {

    private static final int LONGEST = 40;

    /** Makes a table against the machine and goes there. */
    private static final String TABLE = """
            async (game) => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const {encounters} = (await api.games()).find(({id}) => id === game);
              const [fight] = encounters;
              const seats = Object.fromEntries(fight.sides.map(({id}, place) => [id, place === 0 ? 'me' : 'machine']));
              const {id} = await api.makeTable({game, encounter: fight.id, title: 'Shown', role: 'player', seats});
              return '/table/' + id;
            }""";

    /** Keeps of every beat what the board showed once it was done, beside what the event had said. */
    private static final String WATCH = """
            () => {
              const page = document.querySelector('table-page');
              window.seen = [];
              window.asked = 0;
              page.player.go(4);
              page.player.addEventListener('change', async () => {
                const {beat, done, playing} = page.player;
                await page.updateComplete;
                if (playing && page.player.playing && !page.find('decide-panel').hidden) window.asked++;
                if (!beat || !done) return;
                const board = page.find('arbiter-board').view;
                if (page.player.beat !== beat) return;
                const bars = (view) => JSON.stringify(view.units.map(({id, place, bars}) => [id, place, bars]));
                const told = beat.losses.every(({unit, to}) => board.units.find(({id}) => id === unit).bars[0].value === to);
                window.seen.push({kind: beat.kind, losses: beat.losses.length, same: bars(board) === bars(beat.after), told});
              });
            }""";

    static Stream<String> games() {
        return Rulebooks.all().stream().map(Rulebook::id);
    }

    private static Seat table(Window window, String game, ReducedMotion motion) {
        NewContextOptions options =
                new NewContextOptions().setViewportSize(1280, 800).setReducedMotion(motion);
        Page page = window.visit("/", options);
        window.goWhere(page, TABLE, game);
        return new Seat(page);
    }

    private static void untilQuiet(Page page) {
        page.waitForFunction("() => !document.querySelector('table-page').player.playing");
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_fight_is_followed_by_its_pictures(String game, Window window) {
        Seat seat = table(window, game, ReducedMotion.NO_PREFERENCE);
        Page page = seat.page();
        page.evaluate(WATCH);
        for (int i = 0; i < LONGEST && !seat.ended() && losses(page) < 2; i++) {
            untilQuiet(page);
            seat.press();
        }
        untilQuiet(page);

        assertThat(losses(page)).isPositive();
        assertThat((List<?>) page.evaluate("() => window.seen.filter(({same, told}) => !same || !told)"))
                .isEmpty();
        assertThat(page.evaluate("() => window.asked")).isEqualTo(0);
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    private static int losses(Page page) {
        return (int) page.evaluate("() => window.seen.reduce((sum, {losses}) => sum + losses, 0)");
    }

    @Test
    void space_skips_to_the_question(Window window) {
        Seat seat = table(window, "capital", ReducedMotion.NO_PREFERENCE);
        Page page = seat.page();
        page.evaluate("() => { document.querySelector('table-page').player.go(1); }");
        untilShown(seat);
        page.evaluate("() => document.querySelector('table-page').player.pause()");
        assertThat(page.locator("show-bar")).isVisible();
        assertThat(page.locator("decide-panel")).isHidden();
        assertThat(new AxeBuilder(page).include("table-page").analyze().getViolations())
                .isEmpty();
        String asked = seat.asked();
        page.keyboard().press("Enter");
        assertThat(seat.asked()).as("nobody answers what they do not see").isEqualTo(asked);
        page.keyboard().press(" ");
        assertThat(page.locator("show-bar")).hasCount(0);
        assertThat(page.locator("decide-panel button[data-option]").first()).isVisible();
        page.context().close();
    }

    private static void untilShown(Seat seat) {
        Page page = seat.page();
        for (int i = 0; i < LONGEST; i++) {
            if ((boolean) page.evaluate("() => document.querySelector('table-page').player.playing")) {
                return;
            }
            seat.press();
        }
    }

    @Test
    void with_reduced_motion_everything_is_there_at_once(Window window) {
        Seat seat = table(window, "capital", ReducedMotion.REDUCE);
        for (int i = 0; i < 6; i++) {
            seat.press();
            assertThat(seat.page().evaluate("() => document.querySelector('table-page').player.playing"))
                    .isEqualTo(false);
        }
        assertThat(seat.page().locator("show-bar")).hasCount(0);
        seat.page().context().close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_replay_shows_every_event_from_the_beginning(String game, Window window) {
        Seat seat = table(window, game, ReducedMotion.REDUCE);
        Page page = seat.page();
        for (int i = 0; i < 12 && !seat.ended(); i++) {
            seat.press();
        }
        page.waitForFunction("() => { const {table} = document.querySelector('table-page');"
                + " return table.ending || table.requests.some(({yours}) => yours); }"); // nothing happens meanwhile
        page.evaluate("() => document.querySelector('table-page').replaying.start(0)");
        page.waitForFunction("() => document.querySelector('table-page').replay?.view");
        page.evaluate("() => { document.querySelector('table-page').find('replay-bar').go(4); }");
        page.waitForFunction("() => document.querySelector('table-page').find('replay-bar').player.at >= 1");
        page.keyboard().press("Home");
        assertThat(page.locator("replay-bar [role=status]")).containsText("The beginning");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("replay-bar [role=status]")).containsText("1 of");
        assertSheetsAndHeaderOfThen(page);
        page.keyboard().press("End");
        page.waitForFunction("""
                () => {
                  const page = document.querySelector('table-page');
                  const bars = (view) => JSON.stringify(view.units.map(({id, place, out, bars}) => [id, place, out, bars]));
                  return bars(page.find('arbiter-board').view) === bars(page.table.view);
                }""");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        page.keyboard().press("Escape");
        assertThat(page.locator("replay-bar")).hasCount(0);
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    /** Whoever stops reads the sheets that they know as they were, and nothing on the page runs ahead of the picture. */
    private static void assertSheetsAndHeaderOfThen(Page page) {
        page.waitForFunction("() => document.querySelector('table-page').replaying.view.units"
                + ".some(({details}) => details.length > 0)");
        page.waitForFunction("""
                () => {
                  const page = document.querySelector('table-page');
                  const told = page.find('top-bar').renderRoot.querySelector('.moment .unseen').textContent.trim();
                  return told.toLowerCase() === page.replay.view.moment.text.toLowerCase();
                }""");
    }
}
