package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page and dialog in both themes: no finding of axe, and a picture for people to look at. */
@InBrowser
class AccessibleTest {

    private static final int MOST_ANSWERS = 30;
    private static final double LOOKED = 8_000;

    private final List<String> findings = new ArrayList<>();

    @Test
    void the_first_page_and_the_ways_in(Window window) {
        Page page = window.visit("/");
        assertThat(page.locator("game-card").first()).isVisible();
        look(page, "home");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("New table"))
                .click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        look(page, "new-table");
        page.navigate(window.address() + "/join/0123456789abcdef");
        assertThat(page.locator("join-card .notice")).isVisible();
        look(page, "no-invite");
        page.navigate(window.address() + "/table/nowhere");
        assertThat(page.locator(".door h1")).isVisible();
        look(page, "no-table");
        page.navigate(window.address() + "/nowhere");
        assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
        look(page, "missing");
        assertThat(findings).isEmpty();
        page.context().close();
    }

    @Test
    void the_table_and_its_dialogs(Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        Page page = ada.page();
        ada.makeTable(Rulebooks.all().get(Rulebooks.all().size() - 1).id(), "Ada");
        Page joining = window.visit(ada.invite(ada.firstSide()));
        assertThat(joining.locator("join-card form")).isVisible();
        look(joining, "invite");
        joining.context().close();
        page.keyboard().press("n");
        page.locator("unit-card .top").first().click();
        look(page, "units");
        dialogs(page);
        page.keyboard().press("r");
        assertThat(page.locator("replay-bar")).isVisible();
        look(page, "replay");
        page.keyboard().press("Escape");
        seeAsOnlooker(page);
        assertThat(findings).isEmpty();
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.web.FightTest#games")
    void the_table_of_every_game(String game, Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable(game, "Ada");
        ada.seat().press();
        assertThat(ada.page().locator("#question").first()).isVisible();
        look(ada.page(), "table-" + game);
        assertThat(findings).isEmpty();
        ada.page().context().close();
    }

    /** With an attack opened and switched, among answers that are compared, and with what can be done at any time. */
    @Test
    void the_panel_in_its_states(Window window) {
        Page page = DecidePageTest.turn(window);
        new Seat(page).settle();
        page.locator("option-card [data-option^='attack:']").first().click();
        page.locator("what-if [role=switch]").first().click();
        assertThat(page.locator("what-if [aria-checked=true]")).isVisible();
        look(page, "panel-attack");
        page.locator("what-if .more").last().click();
        look(page, "panel-odds");
        page.context().close();
        Page other = DecidePageTest.answering(window);
        Seat seat = new Seat(other);
        for (int i = 0; i < MOST_ANSWERS && !compares(other); i++) {
            seat.press();
        }
        assertThat(other.locator("option-card .measured").first()).isVisible();
        look(other, "panel-answer");
        other.keyboard().press("d");
        look(other, "panel-calls");
        other.context().close();
        assertThat(findings).isEmpty();
    }

    private void dialogs(Page page) {
        for (String[] dialog :
                new String[][] {{"i", "invite"}, {"e", "members"}, {"a", "add"}, {"k", "rules"}, {"?", "keys"}}) {
            page.keyboard().press(dialog[0]);
            assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
            look(page, "dialog-" + dialog[1]);
            page.keyboard().press("Escape");
            assertThat(page.getByRole(AriaRole.DIALOG)).isHidden();
        }
    }

    /** What others see is no more than they see, and there is a way back. */
    private void seeAsOnlooker(Page page) {
        page.keyboard().press("e");
        page.getByText("See as an onlooker").click();
        assertThat(page.locator("seeing-banner")).containsText("an onlooker");
        assertThat(page.locator("decide-panel")).containsText("You are watching");
        assertThat(page.locator("unit-tools")).hasCount(0);
        look(page, "seeing");
        page.keyboard().press("Escape");
        assertThat(page.locator("seeing-banner")).hasCount(0);
    }

    private void look(Page page, String name) {
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(
                    new Page.EmulateMediaOptions().setColorScheme(scheme).setReducedMotion(ReducedMotion.REDUCE));
            String theme = scheme.name().toLowerCase(Locale.ROOT);
            Screenshots.take(page, name + "-" + theme);
            AxeBuilder axe = new AxeBuilder(page);
            // What is true of a page in one theme is true in the other, but for its colours.
            (scheme == ColorScheme.DARK ? axe : axe.withRules(List.of("color-contrast")))
                    .analyze()
                    .getViolations()
                    .forEach(rule -> findings.add(name + " " + theme + " " + rule.getId() + " "
                            + rule.getNodes().get(0).getHtml()));
        }
    }

    /** Answers that differ in nothing have nothing to compare. */
    private static boolean compares(Page page) {
        try {
            page.locator("option-card .measured").first().waitFor(new Locator.WaitForOptions().setTimeout(LOOKED));
            return true;
        } catch (TimeoutError alike) {
            return false;
        }
    }
}
