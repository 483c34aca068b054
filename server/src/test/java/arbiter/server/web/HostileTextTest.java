package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever people write, wherever they write it, is shown as text: no script runs, nothing is fetched from elsewhere. */
@InBrowser
class HostileTextTest {

    private static final String START = """
            async () => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const [game] = (await api.games()).filter(({encounters}) => encounters.length > 0);
              const {id} = await api.makeTable({game: game.id, encounter: game.encounters[0].id, title: 'Words'});
              return id;
            }""";

    private final List<String> elsewhere = new ArrayList<>();
    private List<String> vectors;
    private Window window;
    private Page page;
    private Seat seat;

    @BeforeEach
    void sit(Window shared) throws IOException {
        window = shared;
        vectors = Files.readAllLines(Path.of("src/test/resources/web/hostile.txt"));
        page = window.visit("/");
        page.addInitScript("window.hits = 0; window.hit = () => window.hits++;");
        page.onDialog(dialog -> elsewhere.add(dialog.message()));
        page.onRequest(request -> {
            if (!request.url().startsWith(window.address())) {
                elsewhere.add(request.url());
            }
        });
        Object table = page.evaluate(START);
        page.navigate(window.address() + "/table/" + table);
        seat = new Seat(page);
    }

    @Test
    void what_is_said_is_shown_as_it_was_said() {
        List<String> said = vectors.stream()
                .map(vector -> vector.startsWith("/") ? "x" + vector : vector.strip())
                .toList();
        page.evaluate("""
                async (lines) => {
                  const {store} = document.querySelector('table-page');
                  for (const text of lines) await store.command({do: 'say', text});
                }""", said);
        seat.reload();

        assertThat(page.locator("game-log .chat").last()).containsText(said.get(said.size() - 1));
        List<String> shown = page.locator("game-log .chat > span").allTextContents();
        assertThat(said).endsWith(shown.toArray(String[]::new)).hasSizeGreaterThan(200);
        assertThat(shown).hasSizeGreaterThan(150);
        assertNothingRan();
    }

    @Test
    void units_are_called_what_they_are_called() {
        Object names = page.evaluate(
                """
                async (names) => {
                  const {store} = document.querySelector('table-page');
                  const {api} = await import('/net/api.js');
                  const {candidates} = (await api.games()).find(({id}) => id === store.table.table.game);
                  const {way, id: kind} = candidates[0];
                  const {place, side} = store.table.view.units[0];
                  let count = 0;
                  for (const name of names) {
                    const unit = {id: `h${count}`, [way.toLowerCase()]: kind, name, side: count % 5 ? side : name, ...(place ? {at: `${count % 20},${9 + count}`} : {})};
                    count += await store.command({do: 'add', unit}).then(() => 1, () => 0);
                  }
                  return store.table.view.units.map(({name}) => name);
                }""",
                vectors.stream().filter(name -> name.length() <= 40).limit(45).toList());
        seat.reload();
        page.keyboard().press("n");

        List<String> shown = page.locator("unit-card .name b").allInnerTexts();
        assertThat(shown).hasSizeGreaterThan(30).hasSameSizeAs((List<?>) names);
        assertThat(String.join(" ", shown)).contains("<").contains("hit()");
        page.locator("unit-card .top").last().click();
        assertNothingRan();
    }

    @Test
    void titles_and_names_of_people_stay_words() {
        page.evaluate(
                """
                async (words) => {
                  const {store} = document.querySelector('table-page');
                  const {api} = await import('/net/api.js');
                  for (const text of words) {
                    await api.retitle(store.id, text.slice(0, 80)).catch(() => {});
                    await api.rename(text.slice(0, 40)).catch(() => {});
                  }
                  await api.retitle(store.id, '<img src=x onerror=hit()>');
                  await api.rename('<svg onload=hit()>');
                  await store.command({do: 'say', text: 'Hello'});
                }""",
                IntStream.range(0, vectors.size() / 3)
                        .mapToObj(i -> vectors.get(3 * i))
                        .toList());

        assertThat(page.locator("top-bar h1")).containsText("<img src=x onerror=hit()>");
        assertThat(page.locator("game-log .chat b").last()).hasText("<svg onload=hit()>");
        page.keyboard().press("e");
        assertThat(page.locator("members-dialog li").first()).containsText("<svg onload=hit()>");
        assertNothingRan();
        page.navigate(window.address() + "/");
        assertThat(page.locator("my-tables")).containsText("<img src=x onerror=hit()>");
        assertNothingRan();
    }

    @Test
    void situations_of_people_s_own_stay_words() {
        Object table = page.evaluate(
                """
                async (words) => {
                  const {api} = await import('/net/api.js');
                  const written = (text) => JSON.stringify(text);
                  const made = [];
                  for (let i = 0; i + 3 < words.length; i += 4) {
                    const situation = `game: duel
                title: ${written(words[i])}
                text: ${written(words[i + 1])}
                units:
                  - {name: ${written(words[i + 2])}, from: blade, side: ${written(words[i + 3])}}
                  - {id: ox, from: brute}
                `;
                    made.push(await api.makeTable({game: 'duel', situation}).then(({id}) => id, ({message}) => message));
                  }
                  return made.filter((id) => /^[A-Za-z0-9_-]{16}$/.test(id));
                }""", vectors.stream().filter(word -> word.length() <= 40).toList());
        List<?> made = (List<?>) table;

        assertThat(made).hasSizeGreaterThan(10);
        for (Object id : List.of(made.get(0), made.get(made.size() / 2), made.get(made.size() - 1))) {
            page.navigate(window.address() + "/table/" + id);
            seat.reload();
            page.keyboard().press("n");
            page.locator("unit-card .top").first().click();
            assertNothingRan();
        }
        page.navigate(window.address() + "/");
        assertThat(page.locator("my-tables")).containsText("<");
        assertNothingRan();
    }

    private void assertNothingRan() {
        assertThat(page.evaluate("window.hits")).isEqualTo(0);
        assertThat(elsewhere).isEmpty();
        assertThat(window.complaints()).isEmpty();
    }
}
