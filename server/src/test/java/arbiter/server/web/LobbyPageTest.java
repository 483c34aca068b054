package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table before its fight in two browsers, the links that lead there, and what is said where none leads. */
@InBrowser
class LobbyPageTest {

    private Window window;
    private Gamemaster gamemaster;
    private Page ada;

    @BeforeEach
    void make(Window shared) {
        window = shared;
        gamemaster = new Gamemaster(window.visit("/"));
        ada = gamemaster.page();
        gamemaster.makeLobby("duel", "Ada");
        assertThat(ada.locator("lobby-seats .row").first()).isVisible();
    }

    @AfterEach
    void close() {
        assertThat(window.complaints()).isEmpty();
        ada.context().close();
    }

    @Test
    void friends_come_are_given_units_say_that_they_are_ready_and_the_gamemaster_begins() {
        Page bob = window.visit(link());
        assertThat(bob.locator("join-card")).containsText("Duel");
        assertThat(bob.locator("join-card")).containsText("Ada invites you as a player");
        assertThat(bob.locator("join-card")).containsText("The fight has not begun");
        join(bob, "Bob");
        assertThat(bob.locator("lobby-page footer")).containsText("0 of 2 people are ready");
        assertThat(button(bob, "Begin")).hasCount(0);

        ada.getByLabel("Who plays Mara").selectOption("Bob");
        assertThat(bob.locator(".row.you .unit")).containsText("Mara");
        button(bob, "I am ready").click();
        assertThat(ada.locator("lobby-page footer")).containsText("1 of 2 people are ready");
        assertThat(ada.locator(".row[data-seat=m2] .ready:not(.not)")).isVisible();
        assertThat(bob.locator("decide-panel")).hasCount(0);

        button(ada, "Begin").click();
        assertThat(bob.locator("option-card, #question").first()).isVisible();
        assertThat(bob).hasTitle(Pattern.compile("Your turn"));
        assertThat(bob.locator("link[rel=icon]")).hasAttribute("href", Pattern.compile("data:image/svg.*"));
        bob.context().close();
    }

    @Test
    void everybody_sees_who_is_there_and_calls_whom_they_wait_for() {
        Page bob = window.visit(link());
        join(bob, "Bob");
        assertThat(ada.locator("lobby-seats")).containsText("player, here");
        assertThat(look(ada, "lobby-nudge")).isEmpty();

        button(ada, "Nudge Bob").click();
        assertThat(ada.locator("nudge-button")).containsText("They were called.");
        assertThat(bob.getByText("Ada waits for you.")).isVisible();
        assertThat(bob).hasTitle(Pattern.compile("Ada waits for you"));
        button(ada, "Nudge Bob").click();
        assertThat(ada.locator("nudge-button")).containsText("They were called just now.");

        ada.getByLabel("Who plays Mara").selectOption("Bob");
        ada.getByLabel("Who plays Brute").selectOption("The machine, fair"); // Ada herself is asked nothing
        button(ada, "Begin").click();
        assertThat(button(ada, "Nudge Bob")).isVisible();
        assertThat(look(ada, "table-nudge")).isEmpty();
        bob.context().close();
    }

    @Test
    void a_link_works_once_and_whoever_sits_there_goes_back_by_it() {
        String link = link();
        Page bob = window.visit(link);
        join(bob, "Bob");
        Page mallory = window.visit(link);

        assertThat(heading(mallory, "This invitation has been used")).isVisible();
        assertThat(mallory.locator("join-card")).containsText("for one person");
        bob.navigate(window.address() + link);
        bob.getByText("go to the table").click();
        assertThat(bob.locator("lobby-page")).isVisible();
        assertThat(look(mallory, "used")).isEmpty();
        bob.context().close();
        mallory.context().close();
    }

    @Test
    void a_link_to_this_machine_warns() {
        button(ada, "Make a link").click();

        assertThat(ada.locator("lobby-invite")).containsText("Works only on this machine");
    }

    @Test
    void whoever_sits_at_a_deleted_table_is_told_and_shown_the_way_out() {
        Page bob = window.visit(link());
        join(bob, "Bob");
        assertThat(bob.locator("lobby-page")).isVisible();

        ada.evaluate("async (id) => (await import('/net/api.js')).api.deleteTable(id)", id());
        assertThat(bob.getByText(Pattern.compile("deleted by its gamemaster"))).isVisible();
        bob.reload();
        assertThat(heading(bob, "This table was deleted")).isVisible();
        assertThat(look(bob, "deleted")).isEmpty();
        bob.getByText("Your tables and all games").click();
        assertThat(bob.locator("game-card").first()).isVisible();
        bob.context().close();
    }

    @Test
    void strangers_and_wrong_addresses_are_told_the_truth() {
        Page eve = window.visit("/table/" + id());
        assertThat(heading(eve, "You need an invitation to this table")).isVisible();
        assertThat(look(eve, "stranger")).isEmpty();
        eve.navigate(window.address() + "/no/such/address");
        assertThat(heading(eve, "There is nothing at this address")).isVisible();
        assertThat(look(eve, "missing")).isEmpty();
        eve.context().close();
    }

    @Test
    void the_lobby_is_accessible_also_on_a_small_phone() {
        Page bob = window.visit(link(), new Browser.NewContextOptions().setViewportSize(360, 640));
        assertThat(bob.locator("join-card form")).isVisible();
        assertThat(look(bob, "join-phone")).isEmpty();
        join(bob, "Bob");
        assertThat(bob.locator("lobby-seats .row").first()).isVisible();
        assertThat(look(bob, "lobby-phone")).isEmpty();
        assertThat(look(ada, "lobby")).isEmpty();
        ada.setViewportSize(360, 640);
        assertThat((Integer) ada.evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(360);
        for (Locator target : ada.locator("lobby-page header button:visible, lobby-page footer button:visible,"
                        + " lobby-page header a:visible, lobby-seats button:visible, lobby-seats .unit:visible,"
                        + " lobby-invite button:visible")
                .all()) {
            assertThat(target.boundingBox().height).as(target.textContent()).isGreaterThanOrEqualTo(44);
        }
        bob.context().close();
    }

    @Test
    void sounds_are_off_until_they_are_turned_on() {
        Locator sounds = ada.locator("lobby-page").getByRole(AriaRole.BUTTON, named("Sounds"));
        assertThat(sounds).hasAttribute("aria-pressed", "false");

        sounds.click();
        assertThat(sounds).hasAttribute("aria-pressed", "true");
        ada.reload();
        assertThat(sounds).hasAttribute("aria-pressed", "true");
    }

    @Test
    void returning_people_find_their_tables_first() {
        ada.navigate(window.address() + "/");

        assertThat(ada.locator("my-tables li").first()).isVisible();
        double tables = ada.locator("my-tables").boundingBox().y;
        assertThat(tables).isLessThan(ada.locator("game-card").first().boundingBox().y);
        assertThat(tables).isLessThan(300);
    }

    private String id() {
        return ada.url().replaceAll(".*/", "");
    }

    private String link() {
        button(ada, "Make a link").click();
        String link = ada.locator("lobby-invite copy-field input").inputValue();
        return link.substring(link.indexOf("/join/"));
    }

    private static void join(Page page, String name) {
        page.getByLabel("Your name at the table").fill(name);
        button(page, "Join the table").click();
        page.waitForURL("**/table/*");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator.GetByRoleOptions named(String name) {
        return new Locator.GetByRoleOptions().setName(name);
    }

    private static Locator heading(Page page, String name) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
    }

    /** What axe finds in both themes. */
    private static List<String> look(Page page, String name) {
        List<String> findings = new ArrayList<>();
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Screenshots.take(page, name + "-" + scheme);
            new AxeBuilder(page)
                    .analyze()
                    .getViolations()
                    .forEach(rule -> findings.add(name + " " + scheme + " " + rule.getId() + " "
                            + rule.getNodes().get(0).getHtml()));
        }
        return findings;
    }
}
