package arbiter.server.board;

import static arbiter.server.board.BoardPage.ask;
import static arbiter.server.board.BoardPage.middle;
import static arbiter.server.board.BoardPage.told;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.InBrowser;
import arbiter.server.web.Window;
import arbiter.space.plane.Scenery;
import arbiter.tabletop.unit.Emblem;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Reach, scenery, emblems and small screens on the board in a real browser. */
@InBrowser
class ReachBoardTest {

    private static BoardPage board;

    @BeforeAll
    static void open(Window window) {
        board = new BoardPage(window);
    }

    private static Page asked() {
        Page page = board.open();
        ask(page, "reach");
        return page;
    }

    private static Object shown(Page page, String expression) {
        return page.evaluate(
                "async () => { await scene.board.kind.updateComplete; const kind = scene.board.kind; return "
                        + expression + "; }");
    }

    @Test
    void the_way_around_is_shown_with_its_length() {
        Page page = asked();

        assertThat(shown(page, "kind.renderRoot.querySelectorAll('path.reach').length"))
                .isEqualTo(1);
        assertThat(shown(page, "kind.route([{x: 4, y: 0}]).length")).isEqualTo(2);
        assertThat(shown(page, "kind.whyNot({x: 4, y: 0})")).isEqualTo("");
        assertThat(shown(page, "kind.ofReach(5.43)")).isEqualTo("5.4 m of 6 m");
    }

    @Test
    void who_cannot_be_attacked_says_why_at_the_token_and_when_it_is_chosen() {
        Page page = board.open();
        page.evaluate("""
                async () => {
                  const [request] = scene.requests.targets;
                  const options = request.options.filter(({unit}) => unit !== 'boss');
                  scene.board.requests = [{...request, options, spared: [{unit: 'boss', why: 'too far: 17m, reaches 10m'}]}];
                  await scene.board.updateComplete;
                }""");

        assertThat(shown(page, "[...kind.renderRoot.querySelectorAll('.reason text')].map((one) => one.textContent)"))
                .isEqualTo(List.of("too far: 17m, reaches 10m"));
        assertThat(page.locator("g[data-unit='boss']").getAttribute("aria-label"))
                .contains("not to be attacked: too far: 17m, reaches 10m");
        double[] boss = middle(page, "boss");
        page.mouse().click(boss[0], boss[1]);
        assertThat(shown(page, "kind.said")).isEqualTo("too far: 17m, reaches 10m");
        page.close();
    }

    @Test
    void what_is_not_allowed_is_refused_in_the_words_of_the_rules_and_not_picked() {
        Page page = asked();
        double[] mara = middle(page, "mara");
        page.evaluate(
                "() => { scene.board.kind.addEventListener('ask-area', ({detail}) => { scene.take = detail.take; }); }");

        page.mouse().click(mara[0] - 320, mara[1] + 20);
        assertThat(told(page)).isEmpty();
        assertThat(shown(page, "kind.said")).isEqualTo("out of reach");
        assertThat(page.locator(".way.refused").count()).isEqualTo(1);

        page.waitForFunction("() => scene.take");
        page.evaluate("() => scene.take({area: [], why: 'that way is 9m long; Mara can go 6m'})");
        assertThat(shown(page, "kind.said")).isEqualTo("that way is 9m long; Mara can go 6m");
        assertThat(page.locator(".pill.refused text").textContent()).isEqualTo("that way is 9m long; Mara can go 6m");
    }

    @Test
    void a_place_in_reach_is_picked_by_its_end_alone() {
        Page page = asked();
        double[] mara = middle(page, "mara");

        page.mouse().click(mara[0], mara[1] + 60);

        assertThat(told(page)).singleElement().asString().matches("pick-place q4 0,[\\d.]+");
    }

    @Test
    void those_who_listen_hear_where_walls_are_and_no_coordinates() {
        Page page = asked();

        assertThat(page.locator("#ground").textContent())
                .startsWith("crane, ")
                .contains("of Mara, blocks ways and sight")
                .doesNotContainPattern("\\d,\\d");
        page.keyboard().press("Tab");
        page.keyboard().press("w");
        page.keyboard().press("ArrowRight");
        assertThat(shown(page, "kind.said").toString())
                .doesNotContainPattern("\\d, \\d")
                .contains("m away");
    }

    @Test
    void every_kind_of_scenery_has_a_drawing() {
        Page page = board.open();

        @SuppressWarnings("unchecked")
        List<String> drawn = (List<String>) page.evaluate(
                "async () => (await import('/board/scenery/index.js')).drawnKinds().filter((kind) => kind !== 'area')");

        assertThat(drawn).containsExactlyInAnyOrderElementsOf(Scenery.KINDS);
    }

    @Test
    void every_emblem_has_a_drawing() {
        Page page = board.open();

        for (Emblem emblem : Emblem.values()) {
            assertThat(page.evaluate(
                            "async (name) => (await import('/board/emblems.js')).emblem(name) !== undefined",
                            emblem.word()))
                    .as(emblem.word())
                    .isEqualTo(true);
        }
    }

    @Test
    void a_small_screen_keeps_to_the_moment_and_shows_others_at_its_edge() {
        Page page = board.open(new Browser.NewPageOptions().setViewportSize(360, 220));
        ask(page, "targets");

        assertThat((Double) shown(page, "kind.eye.camera.scale * 1.0001")).isGreaterThanOrEqualTo(29.9);
        assertThat(page.locator("g[data-unit=mara] .shape").isVisible()).isTrue();
        assertThat(page.locator("[data-chip=boss]").boundingBox().height).isGreaterThanOrEqualTo(44);

        page.locator("[data-chip=boss]").click();

        assertThat(told(page)).containsExactly("pick-option q1 attack:boss");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
    }

    @Test
    void where_somebody_is_on_the_screen_is_told_to_whoever_shows_events() {
        Page page = board.open();
        double[] mara = middle(page, "mara");

        assertThat((Double)
                        page.evaluate("() => scene.board.placeOf('mara').x + scene.board.getBoundingClientRect().x"))
                .isCloseTo(mara[0], Offset.offset(1.0));
        assertThat(page.evaluate("() => scene.board.pathOf('mara', '0,0', '1,0; 1,1').length"))
                .isEqualTo(3);
        assertThat(page.evaluate("() => scene.board.effects.localName")).isEqualTo("svg");
    }
}
