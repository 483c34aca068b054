package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pictures of the boards in {@code docs/pictures}, one of each game that presents itself: the first fight with
 * something aimed at somebody. With {@code -Darbiter.update=true} they are taken anew.
 */
@InBrowser
class BoardPicturesTest {

    private static final Path FOLDER = Path.of("..", "docs", "pictures");
    private static final int WIDTH = 1300;
    private static final int HEIGHT = 840;
    private static final long MOST_BYTES = 150_000;

    private static final String TABLE = """
        async (game) => {
          const {api} = await import('/net/api.js');
          await api.enter('Ada');
          const [fight] = (await api.games()).find(({id}) => id === game).encounters;
          const seats = Object.fromEntries(fight.sides.map(({id}, place) => [id, place === 0 ? 'me' : 'machine']));
          const {id} = await api.makeTable({game, encounter: fight.id, title: fight.title, role: 'player', seats});
          setTimeout(() => location.assign('/table/' + id)); // after the answer has come back
        }\
        """;

    /** Considers the first thing that can be done to somebody of another side. */
    private static final String AIM = """
        () => {
          const page = document.querySelector('table-page');
          const {requests, view} = page.table;
          const request = requests.find(({yours}) => yours);
          const side = (id) => view.units.find((unit) => unit.id === id)?.side;
          const foes = request.options.filter(({unit}) => unit && side(unit) !== side(request.unit));
          const [option] = [...foes.filter(({id}) => /attack|shoot|strike/.test(id)), ...foes];
          if (option) page.find('decide-panel').pick(option.id);
        }\
        """;

    /** Whether everything that is asked of the server has come. */
    private static final String SETTLED = """
        () => !document.querySelector('table-page').find('decide-panel').renderRoot.textContent.includes('…')\
        """;

    static Stream<String> games() {
        return Rulebooks.all().stream()
                .filter(book -> book.presentation().isPresent())
                .map(Rulebook::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_board_of_every_game_has_a_picture(String game, Window window) throws IOException {
        Path file = FOLDER.resolve("board-" + game + ".png");
        if (Boolean.getBoolean("arbiter.update")) {
            take(game, window, file);
        }

        assertThat(file).exists();
        assertThat(Files.size(file)).isLessThan(MOST_BYTES);
        assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(WIDTH);
        assertThat(Path.of("..", "README.md")).content().contains("docs/pictures/" + file.getFileName());
    }

    private static void take(String game, Window window, Path file) throws IOException {
        Page page = window.visit(
                "/", new NewContextOptions().setViewportSize(WIDTH, HEIGHT).setColorScheme(ColorScheme.DARK));
        page.evaluate(TABLE, game);
        page.waitForURL("**/table/*");
        new Seat(page).isAsked();
        page.evaluate(AIM);
        assertThat(page.locator("decide-panel .row .main")).isEnabled();
        page.waitForFunction(SETTLED);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        PalettePicture.write(page.screenshot(), file);
        page.context().close();
    }
}
