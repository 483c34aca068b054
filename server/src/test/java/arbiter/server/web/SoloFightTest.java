package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One person against the machine: with nothing but keys, and with a finger on a small telephone. */
@InBrowser
class SoloFightTest {

    private static final int LONGEST = 250;
    private static final int UNTIL_UNDO = 3;

    /** Makes a table in which one blow decides, and goes there. */
    private static final String QUICK_TABLE = """
        async (game) => {
          const {api} = await import('/net/api.js');
          await api.enter('Ada');
          const {encounters} = (await api.games()).find(({id}) => id === game);
          const small = (fight) => fight.sides.flatMap(({units}) => units).length;
          const fight = [...encounters].sort((one, other) => small(one) - small(other))[0];
          const seats = Object.fromEntries(fight.sides.map(({id}, place) => [id, place === 0 ? 'me' : 'gamemaster']));
          const {id} = await api.makeTable({game, encounter: fight.id, title: 'Quick', seats});
          const command = async (key, command) => {
            const {number} = await view();
            const answer = await fetch(`/api/tables/${id}/commands`, {method: 'POST', headers: {Arbiter: '1', 'Content-Type': 'application/json'},
              body: JSON.stringify({key, number, command})});
            if (!answer.ok) throw new Error(await answer.text());
          };
          const view = async () => (await fetch(`/api/tables/${id}/view`)).json();
          const {view: {units}} = await view();
          for (const {id: unit, bars} of units) await command('frail ' + unit, {do: 'adjust', unit, bar: bars[0].label, value: 1});
          for (const {id: unit, side} of units) if (side !== units[0].side) await command('machine ' + unit, {do: 'seat', unit, to: 'machine'});
          return '/table/' + id;
        }\
        """;

    static Stream<String> games() {
        return Rulebooks.all().stream().map(Rulebook::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_fight_is_played_with_nothing_but_keys(String game, Window window) {
        Seat seat = quickTable(window, game, new NewContextOptions().setViewportSize(1280, 800));
        for (int i = 0; i < LONGEST && !seat.ended(); i++) {
            seat.type();
            if (i == UNTIL_UNDO) {
                undo(seat);
            }
        }

        assertThat(seat.ended()).isTrue();
        lookAtLuck(seat.page(), game);
        seat.page().keyboard().press("r");
        assertThat(seat.page().locator("replay-bar")).isVisible();
        seat.page().keyboard().press("Escape");
        assertThat(seat.page().locator("replay-bar")).hasCount(0);
        showDice(seat.page(), game);
        finish(window, seat);
    }

    /** The end sets the dice of both sides against what dice come to, where high ones help. */
    private static void lookAtLuck(Page page, String game) {
        assertThat(page.locator("fight-ending table")).isVisible();
        boolean told =
                Rulebooks.all().stream().filter(book -> book.id().equals(game)).allMatch(Rulebook::highDiceHelp);
        assertThat(page.locator("luck-card")).hasCount(told ? 1 : 0);
        if (told) {
            assertThat(page.locator("luck-card")).containsText("on average");
        }
        Screenshots.take(page, "ending-" + game);
    }

    /** Once the secret is shown it can be copied, the way to check it is named, and nothing is taken back any more. */
    private static void showDice(Page page, String game) {
        page.getByText("Show the secret of the dice").focus();
        page.keyboard().press("Enter");
        assertThat(page.getByLabel("The secret of the dice")).not().hasValue("");
        assertThat(page.locator("dice-secret h3")).isFocused();
        assertThat(page.locator("dice-secret")).containsText("./arbiter verify-dice");
        assertThat(page.locator("waiting-note")).containsText("over for good");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        Screenshots.take(page, game + "-dice");
    }

    private static void undo(Seat seat) {
        int before = seat.log().size();
        seat.page().keyboard().press("u");
        seat.page()
                .waitForFunction(
                        "before => document.querySelector('table-page').table.log.slice(before)"
                                + ".some(({kind}) => kind === 'undone')",
                        before);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_fight_is_played_with_a_finger_at_360_pixels(String game, Window window) {
        Seat seat = quickTable(
                window,
                game,
                new NewContextOptions()
                        .setViewportSize(360, 760)
                        .setHasTouch(true)
                        .setIsMobile(true));
        Screenshots.take(seat.page(), game + "-phone");
        for (int i = 0; i < LONGEST && !seat.ended(); i++) {
            seat.press();
        }

        assertThat(seat.ended()).isTrue();
        assertThat(seat.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        seat.page().getByText("See the board").tap();
        seat.page().locator(".tab-log").tap();
        assertThat(seat.page().locator("game-log")).isVisible();
        Screenshots.take(seat.page(), game + "-phone-log");
        finish(window, seat);
    }

    private static Seat quickTable(Window window, String game, NewContextOptions options) {
        Page page = window.visit("/", options);
        window.goWhere(page, QUICK_TABLE, game);
        return new Seat(page);
    }

    private static void finish(Window window, Seat seat) {
        assertThat(window.complaints()).isEmpty();
        seat.page().context().close();
    }
}
