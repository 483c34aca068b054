package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The panel where one decides: what is pressed is done, keys do what the marked button says, nothing by accident. */
@InBrowser
class DecidePageTest {

    private static final int LONGEST = 40;

    /** A table of that encounter where this visitor plays the first side and the machine the others. */
    private static final String TABLE = """
            async ([game, encounter]) => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const {sides} = (await api.games()).find(({id}) => id === game).encounters.find(({id}) => id === encounter);
              const seats = Object.fromEntries(sides.map(({id}, place) => [id, place === 0 ? 'me' : 'machine']));
              const {id} = await api.makeTable({game, encounter, title: 'Decide', seats, role: 'player'});
              return '/table/' + id;
            }""";

    private static final String PANEL = "document.querySelector('table-page').find('decide-panel')";

    private static final String TURN = "() => { const {table} = document.querySelector('table-page');"
            + " return table.ending || table.requests.some(({main, options}) => main && options.length > 9); }";

    @Test
    void what_is_switched_on_is_done_and_the_button_says_so(Window window) {
        Page page = turn(window);
        Locator card = page.locator("option-card [data-option^='attack:']").first();
        new Seat(page).settle();
        card.click();
        Locator change = page.locator("what-if [role=switch]").first();
        assertThat(change).isVisible();
        String before = page.locator("option-card .card.on .n").first().innerText();
        assertThat(change).containsText("would be");
        change.click();

        assertThat(change).containsText("On: it will be done");
        String named = change.locator(".x b").innerText();
        assertThat(page.locator("decide-panel .row .main")).containsText(", with " + named);
        assertThat(page.locator("option-card .card.on .n").first()).not().hasText(before);
        page.waitForCondition(() -> saysTheSame(page)); // odds that come later may still change both
        new Seat(page).settle();
        page.locator("decide-panel .row .main").click();
        page.waitForFunction(
                "() => document.querySelector('table-page').table.log.some(({beforehand}) => beforehand?.length)");
        finish(window, page);
    }

    @Test
    void a_turn_is_planned_and_done_at_once(Window window) {
        Page page = turn(window);
        new Seat(page).settle();
        page.locator("option-card [data-option='move']").first().click();
        Locator next =
                page.locator("decide-panel [aria-label='And then'] select").last();
        assertThat(next).isVisible();
        next.selectOption("prepare:wis"); // an Action without dice
        assertThat(page.locator("decide-panel .row .main"))
                .containsText(Pattern.compile("Move: .+, then Prepare for a roll with WIS"));
        new Seat(page).settle();
        page.locator("decide-panel .row .main").click();

        page.waitForFunction(
                "() => document.querySelector('table-page').table.log.some(({beforehand}) => beforehand?.length)");
        finish(window, page);
    }

    /** Whether the board has the chance of the card that is open. */
    private static boolean saysTheSame(Page page) {
        String card = page.locator("option-card .card.on .n").first().innerText();
        return page.locator("arbiter-board", new Page.LocatorOptions().setHasText(card.split("\\s")[0]))
                        .count()
                > 0;
    }

    @Test
    void a_standing_order_is_given_on_the_sheet_shown_and_ended(Window window) {
        Page page = turn(window);
        page.keyboard().press("n");
        page.locator("unit-card .top").first().click();
        page.locator("unit-tools button:has-text('Ask only for actions')").click();

        Locator orders = page.locator("unit-tools standing-orders li");
        assertThat(orders).hasCount(1);
        assertThat(orders.first()).containsText("everything but actions: done as suggested");
        orders.first().locator("button").click();

        assertThat(orders).hasCount(0);
        finish(window, page);
    }

    /** Finding 4 (a): the focus stands on one card, another one is chosen by its key. */
    @Test
    void enter_does_what_the_marked_button_says_wherever_the_focus_is(Window window) {
        Page page = turn(window);
        page.keyboard().press("/");
        page.keyboard().press("Escape");
        page.keyboard().press("2");
        String chosen = (String) page.evaluate(PANEL + ".picked[0]");
        String words = page.locator("decide-panel .row .main span").innerText();
        page.evaluate("() => { window.sent = []; const {store} = " + PANEL + ";"
                + " store.command = async (command) => window.sent.push(command.options?.[0]); }");
        page.keyboard().press("Enter");

        assertThat(page.evaluate("window.sent[0]")).isEqualTo(chosen);
        assertThat(words).isNotEmpty();
        finish(window, page);
    }

    /** Finding 4 (b): after a place was picked on the board, Enter goes there and does nothing else. */
    @Test
    void enter_confirms_a_place_that_was_picked_on_the_board(Window window) {
        Page page = turn(window);
        page.locator("arbiter-board [data-unit]").first().focus();
        page.evaluate("() => { window.sent = []; const panel = " + PANEL
                + "; const page = document.querySelector('table-page');"
                + " panel.store.command = async (command) => window.sent.push(command.options?.[0]);"
                + " page.pickPlace({detail: {request: panel.request.id, place: '-3,1.5'}}); }");
        page.waitForFunction("() => " + PANEL + ".picked[0] === '-3,1.5'");
        page.keyboard().press("Enter");

        assertThat(page.evaluate("window.sent")).isEqualTo(List.of("-3,1.5"));
        finish(window, page);
    }

    /** Finding 4 (c): Enter never lets pass what nobody chose to let pass, 0 always does. */
    @Test
    void zero_lets_pass_and_enter_does_nothing_where_nothing_is_chosen(Window window) {
        Page page = answering(window);
        assertThat(page.locator("#question").first()).isFocused(); // it follows the question, also from a button
        assertThat(page.locator("decide-panel .row .main")).isDisabled();
        String pass = (String) page.evaluate(PANEL + ".passing.option.id");
        page.evaluate("() => { window.sent = []; " + PANEL
                + ".store.command = async (command) => window.sent.push(command.options?.[0]); }");
        page.keyboard().press("Enter");
        assertThat(page.evaluate("window.sent")).isEqualTo(List.of());
        page.keyboard().press("0");

        assertThat(page.evaluate("window.sent")).isEqualTo(List.of(pass));
        finish(window, page);
    }

    /** Finding 4 (d) and (e): a word typed after / goes into a search, and single keys can be turned off for good. */
    @Test
    void slash_always_leads_to_a_search_and_single_keys_can_be_turned_off_and_chosen_anew(Window window) {
        Page page = table(window, "duel", "crossing", new NewContextOptions().setViewportSize(1280, 800));
        assertThat(page.locator("#question").first()).isVisible();
        page.keyboard().press("/");
        page.keyboard().type("rue");
        assertThat(page.locator("rule-sheet input")).hasValue("rue");
        assertThat(page.locator("replay-bar")).hasCount(0);
        page.keyboard().press("Escape"); // empties the field
        page.keyboard().press("Escape");
        assertThat(page.locator("rule-sheet dialog[open]")).hasCount(0);

        page.keyboard().press("?");
        page.locator("keys-dialog [data-act=replay]").click();
        page.keyboard().press("j");
        page.keyboard().press("Escape");
        page.keyboard().press("r");
        assertThat(page.locator("replay-bar")).hasCount(0);
        page.keyboard().press("j");
        assertThat(page.locator("replay-bar")).isVisible();
        page.keyboard().press("Escape");
        page.keyboard().press("?");
        page.locator("keys-dialog .settings input[type=checkbox]").uncheck();
        page.keyboard().press("Escape");
        page.reload();
        assertThat(page.locator("#question").first()).isVisible();
        page.keyboard().press("j");
        page.keyboard().press("k");
        assertThat(page.locator("replay-bar")).hasCount(0);
        assertThat(page.locator("rule-sheet dialog[open]")).hasCount(0);
        page.evaluate("localStorage.clear()");
        finish(window, page);
    }

    /** On a slow line the sheet comes later than the word that is meant for it. */
    @Test
    void letters_typed_before_the_search_has_come_do_nothing(Window window) {
        Page page = window.visit("/");
        List<Route> held = new ArrayList<>();
        page.route("**/bundle/later-*.js", held::add);
        window.goWhere(page, TABLE, List.of("duel", "crossing"));
        assertThat(page.locator("#question").first()).isVisible();
        page.keyboard().press("/");
        page.keyboard().type("rue");
        assertThat(page.locator("rule-sheet dialog[open]")).hasCount(0);
        held.forEach(Route::resume);

        assertThat(page.locator("rule-sheet input")).isFocused();
        page.keyboard().press("Escape");
        page.keyboard().press("?");
        assertThat(page.locator("keys-dialog dialog[open]")).hasCount(1);
        assertThat(page.locator("replay-bar")).hasCount(0);
        finish(window, page);
    }

    @Test
    void a_click_right_after_the_question_changed_does_nothing_and_the_buttons_keep_their_place(Window window) {
        Page page = turn(window);
        Locator main = page.locator("decide-panel .row .main");
        double place = main.boundingBox().y;
        page.evaluate("() => { " + PANEL + ".settling.changed = Infinity; }");
        String open = (String) page.evaluate(PANEL + ".request.id");
        main.click();
        assertThat(page.evaluate(PANEL + ".busy")).isEqualTo(false);
        assertThat(page.evaluate(PANEL + ".request.id")).isEqualTo(open);
        new Seat(page).press();

        page.waitForFunction("() => " + PANEL + ".request");
        assertThat(main.boundingBox().y).isEqualTo(place);
        assertThat(page.evaluate(PANEL + ".renderRoot.querySelector('.cards').scrollTop"))
                .isEqualTo(0);
        finish(window, page);
    }

    @Test
    void the_border_between_question_and_log_moves_by_keys_and_is_remembered(Window window) {
        Page page = table(window, "duel", "crossing", new NewContextOptions().setViewportSize(1280, 800));
        Locator border = page.locator("pane-divider [role=separator]");
        double before = page.locator(".decide").boundingBox().height;
        border.focus();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".decide").boundingBox().height).isLessThan(before);
        String share = border.getAttribute("aria-valuenow");
        page.reload();
        assertThat(border).hasAttribute("aria-valuenow", share);
        finish(window, page);
    }

    /** What the gamemaster sees of others' questions is theirs: no Enter, nothing chosen, and a way to answer for them. */
    @Test
    void the_gamemaster_watches_and_answers_for_others_only_on_purpose(Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable("duel", "Ada");
        Page joining = window.visit(ada.invite(ada.firstSide()));
        joining.getByLabel("Your name at the table").fill("Bob");
        joining.getByText("Join the table").click();
        new Seat(joining);
        Page page = ada.page();
        String mine = "() => document.querySelector('table-page').table.requests.some(({yours}) => yours)";
        for (int i = 0; i < LONGEST && Boolean.TRUE.equals(page.evaluate(mine)); i++) {
            ada.seat().press();
        }
        assertThat(page.locator("watching-note #question")).hasText("Bob decides");
        assertThat(page.locator("decide-panel .row")).hasCount(0);
        Map<?, ?> before =
                (Map<?, ?>) page.evaluate("() => ({open: document.querySelector('table-page').table.requests[0].id})");
        page.keyboard().press("Enter");
        assertThat(page.evaluate("() => ({open: document.querySelector('table-page').table.requests[0].id})"))
                .isEqualTo(before);
        ada.seat().settle();
        page.getByText("Answer for Bob").click();
        assertThat(page.locator("decide-panel .for")).containsText("played by Bob");
        page.getByText("Leave it to them").waitFor();
        ada.seat().settle();
        page.getByText("Leave it to them").click();
        assertThat(page.locator("watching-note")).isVisible();
        joining.context().close();
        finish(window, page);
    }

    /** Whoever acts stands at the top in every game, who is asked is marked, and both are the same unit in a turn. */
    @ParameterizedTest
    @CsvSource({"duel, crossing", "capital, brawl", "centuryg, pass"})
    void the_rail_begins_with_whoever_acts(String game, String encounter, Window window) {
        Page page = table(window, game, encounter, new NewContextOptions().setViewportSize(1280, 800));
        Seat seat = new Seat(page);
        String asked = "() => document.querySelector('table-page').table.requests.find(({main}) => main)?.name ?? ''";
        for (int i = 0; i < LONGEST && page.evaluate(asked).equals(""); i++) {
            seat.press();
        }

        Locator first = page.locator("turn-rail li").first();
        assertThat(first.locator(".name")).hasText((String) page.evaluate(asked));
        assertThat(first.locator(".word")).hasText("decides");
        assertThat(page.locator("turn-rail [aria-current=step]")).hasCount(1);
        finish(window, page);
    }

    /** What the gamemaster calls for is one form, without the odds of anything that waits, and can be taken back. */
    @Test
    void a_check_is_one_form_that_can_be_cancelled(Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable("capital", "Ada");
        Page page = ada.page();
        String open = (String) page.evaluate(PANEL + ".request.id");
        page.keyboard().press("d");
        page.locator("call-list [data-call^='check:']").first().press("Space");
        page.keyboard().press("f");
        page.keyboard().press("Enter");
        assertThat(page.locator("decide-panel #question")).containsText("Which Attribute");
        assertThat(page.locator("option-card .along select")).hasCount(4);
        assertThat(page.locator("option-card .pc")).hasCount(0);
        ada.seat().settle();
        page.getByText("Cancel").click();

        page.waitForFunction(
                "open => " + PANEL + ".request?.id !== undefined && document.querySelector('table-page')"
                        + ".table.requests.every(({label}) => label !== 'check.attribute')",
                open);
        finish(window, page);
    }

    /** The first moment where somebody is asked in between and nothing is chosen for them. */
    static Page answering(Window window) {
        Page page = table(window, "centuryg", "pass", new NewContextOptions().setViewportSize(1280, 800));
        Seat seat = new Seat(page);
        String idle = "() => { const panel = " + PANEL
                + "; return Boolean(panel.request && panel.isIdle && panel.passing && !panel.request.main); }";
        for (int i = 0; i < LONGEST && !Boolean.TRUE.equals(page.evaluate(idle)); i++) {
            seat.press();
        }
        return page;
    }

    /** The first turn of one's own in a brawl. */
    static Page turn(Window window) {
        Page page = table(window, "capital", "brawl", new NewContextOptions().setViewportSize(1280, 800));
        Seat seat = new Seat(page);
        for (int i = 0; i < LONGEST && !Boolean.TRUE.equals(page.evaluate("() => Boolean((" + TURN + ")())")); i++) {
            seat.press();
        }
        page.waitForFunction("() => " + PANEL + ".request?.main");
        return page;
    }

    static Page table(Window window, String game, String encounter, NewContextOptions options) {
        Page page = window.visit("/", options);
        window.goWhere(page, TABLE, List.of(game, encounter));
        page.waitForFunction("() => document.querySelector('table-page')?.table");
        return page;
    }

    private static void finish(Window window, Page page) {
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }
}
