package arbiter.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An attack that begins with the enemy on the board, in a game where the weapon is chosen before the target. */
@InBrowser
class BoardStrikeTest {

    private static final int LONGEST = 80;

    /** A table where this visitor plays everybody. */
    private static final String TABLE = """
            async (game) => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const {encounters} = (await api.games()).find(({id}) => id === game);
              const fight = encounters.find(({id}) => id === 'pass') ?? encounters[0];
              const seats = Object.fromEntries(fight.sides.map(({id}, place) => [id, place === 0 ? 'me' : 'gamemaster']));
              const {id} = await api.makeTable({game, encounter: fight.id, title: 'Strike', seats});
              return '/table/' + id;
            }""";

    /** The first attack of a turn that could be meant for several, and the last of them, if it has a menu of more. */
    private static final String FOUND = """
            () => {
              const request = document.querySelector('table-page').table.requests.find(({yours}) => yours);
              const [option, ...others] = request?.main ? request.options.filter(({whom}) => whom?.length > 1) : [];
              const menu = option?.text.startsWith('Attack') && others.some(({whom}) => whom.includes(option.whom.at(-1)));
              return menu ? {request: request.id, option: option.id, text: option.text, unit: option.whom.at(-1)} : {};
            }""";

    private static final String CONSIDERED = "() => document.querySelector('table-page').considered.chosen";

    /** The target that is chosen along with the attack, at the first question that follows from it. */
    private static final String TARGET = """
            () => document.querySelector('table-page').find('decide-panel').following.list[0]?.answer.options[0]""";

    private static final String ASKED =
            "() => document.querySelector('table-page').table.requests.map(({label}) => label)";

    @Test
    void an_enemy_chosen_on_the_board_by_keys_is_the_target_and_is_not_asked_for_again(Window window) {
        Page page = window.visit("/", new NewContextOptions().setViewportSize(1280, 800));
        window.goWhere(page, TABLE, "centuryg");
        Map<?, ?> found = playUntilSomebodyIsInReach(new Seat(page));

        page.locator("arbiter-board g[data-unit='" + found.get("unit") + "']").focus();
        page.keyboard().press("Enter");
        Screenshots.take(page, "centuryg-strike");
        page.locator("arbiter-board .menu button")
                .filter(new Locator.FilterOptions().setHasText(found.get("text").toString()))
                .first()
                .press("Enter");
        page.waitForFunction("option => (" + CONSIDERED + ")()[0] === option", found.get("option"));
        page.waitForFunction("unit => (" + TARGET + ")() === unit", found.get("unit"));
        page.keyboard().press("Enter");

        page.waitForFunction(
                "before => document.querySelector('table-page').table.requests.some(({yours, id}) => yours && id !== before)",
                found.get("request"));
        assertThat(page.evaluate(ASKED).toString()).doesNotContain("attack.target");
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    private static Map<?, ?> playUntilSomebodyIsInReach(Seat seat) {
        for (int i = 0; i < LONGEST; i++) {
            seat.isAsked();
            Map<?, ?> found = (Map<?, ?>) seat.page().evaluate(FOUND);
            if (!found.isEmpty()) {
                return found;
            }
            seat.press();
        }
        throw new AssertionError("nobody came within reach");
    }
}
