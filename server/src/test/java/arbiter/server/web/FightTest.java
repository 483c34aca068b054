package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game there is, played by two people in two browsers from the first link to the end. */
@InBrowser
class FightTest {

    private static final int UNTIL_UNDO = 6;
    /** Fights in which those who are down get up again are not fought to the bitter end. */
    private static final int ENOUGH = 120;

    private static final int LONGEST = 250;

    /** What is asked just now; some answers lead to nothing that is told, but always to another question. */
    private static final String OPEN =
            "() => document.querySelector('table-page').table.requests.map(({id}) => id).join()";

    /** Whether this page has heard of so many moves that were taken back. */
    private static final String TAKEN_BACK = """
            count => document.querySelector('table-page').table.log.filter(({kind}) => kind === 'undone').length >= count""";

    static Stream<String> games() {
        return Rulebooks.all().stream().map(Rulebook::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void two_browsers_play_a_fight_to_its_end(String game, Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable(game, "Ada");
        String hidden = ada.addHidden();
        ada.makeEverybodyFrail();
        Seat bob = join(window.visit(ada.invite(ada.firstSide())), "Bob");
        assertThat(bob.knows()).contains("Bob").doesNotContain(hidden);
        Screenshots.take(bob.page(), game + "-player");

        play(ada.seat(), bob, UNTIL_UNDO);
        takeBack(ada, bob);
        assertThat(bob.knows()).doesNotContain(hidden);
        List<String> before = bob.log();
        bob.reload();
        assertThat(bob.log()).isEqualTo(before);
        ada.show(hidden);
        bob.page()
                .waitForFunction(
                        "name => document.querySelector('table-page').table.view.units.some((unit) => unit.name === name)",
                        hidden);
        play(ada.seat(), bob, ENOUGH);
        if (!ada.seat().ended()) {
            ada.seat().takeOthersOut();
        }
        play(ada.seat(), bob, LONGEST);

        assertThat(ada.seat().ended()).isTrue();
        assertSameStory(ada.seat(), bob);
        Screenshots.take(ada.page(), game + "-end");
        assertThat(window.complaints()).isEmpty();
        ada.page().context().close();
        bob.page().context().close();
    }

    private static Seat join(Page page, String name) {
        page.getByLabel("Your name at the table").fill(name);
        page.getByText("Join the table").click();
        return new Seat(page);
    }

    /**
     * Whoever is asked answers, as the gamemaster's page tells, until it is over or so many answers were given. Both
     * pages hear of an answer at their own pace, so the gamemaster's must know of it before the next is asked for.
     */
    private static void play(Seat gamemaster, Seat player, int answers) {
        for (int i = 0; i < answers; i++) {
            gamemaster.page().waitForFunction("""
                            () => {
                              const {table} = document.querySelector('table-page');
                              return table.ending || table.requests.length > 0;
                            }""");
            if (gamemaster.ended()) {
                return;
            }
            (gamemaster.asked().isEmpty() ? player : gamemaster).press().ifPresent(gamemaster::hearsOf);
        }
    }

    /** The player proposes it, the gamemaster agrees, until something that was told is taken back for both. */
    private static void takeBack(Gamemaster ada, Seat bob) {
        for (int i = 0; i < UNTIL_UNDO && bob.page().locator("game-log .folded").count() == 0; i++) {
            Object asked = ada.page().evaluate(OPEN);
            bob.page().getByLabel("Undo").click();
            ada.page().locator("proposal-banner .main").click();
            ada.page().waitForFunction("before => (" + OPEN + ")() !== before", asked);
            bob.page().waitForFunction(TAKEN_BACK, i + 1);
        }
        for (Page page : List.of(ada.page(), bob.page())) {
            assertThat(page.locator("game-log .folded").first()).containsText("taken back");
        }
    }

    /** What the player was told, the gamemaster was told, too, in the same order, and the end is the same. */
    private static void assertSameStory(Seat gamemaster, Seat player) {
        player.page().waitForFunction("() => document.querySelector('table-page').table.ending");
        List<String> told = player.log();
        assertThat(told).hasSizeGreaterThan(UNTIL_UNDO);
        assertThat(gamemaster.log()).containsSubsequence(told);
        assertThat(player.page().locator("#question").first())
                .hasText(gamemaster.page().locator("#question").first().innerText());
    }
}
