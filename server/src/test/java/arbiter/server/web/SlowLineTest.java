package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What counts where each request takes long: how many there are, how much they bring, and that none waits for another. */
@InBrowser
class SlowLineTest {

    private static final int MOST_REQUESTS = 9;
    private static final int MOST_BYTES_FOR_HOME = 60_000;
    /** At 40 kB a second, with two rounds of 800 ms before and some work after it, the question stands there in 6 s. */
    private static final int MOST_BYTES_FOR_TABLE = 155_000;

    private static final int MOST_BYTES_AGAIN = 20_000;
    private static final String LATER = "/bundle/later.js";
    /** What the second script asks for, once the question is in sight. */
    private static final String HINTS = "/guide";

    /** Makes a table against the machine and says where it is. */
    private static final String TABLE = """
            async (game) => {
              const {api} = await import('/net/api.js');
              await api.enter('Ada');
              const [fight] = (await api.games()).find(({id}) => id === game).encounters;
              const seats = Object.fromEntries(fight.sides.map(({id}, place) => [id, place === 0 ? 'me' : 'machine']));
              const {id} = await api.makeTable({game, encounter: fight.id, title: 'Slow', role: 'player', seats});
              return '/table/' + id;
            }""";

    private static Window window;

    @BeforeAll
    static void open(Window shared) {
        window = shared;
    }

    /** What the browser really fetched; what it had kept does not count, nor what it fetches for later. */
    private static final class Traffic {

        private final List<String> asked = new ArrayList<>();
        private final List<String> order = new ArrayList<>();
        private final Set<String> kept = new HashSet<>();
        private final Set<String> ahead = new HashSet<>();
        private final Map<String, String> addresses = new HashMap<>();
        private long bytes;

        private Traffic(Page page) {
            CDPSession session = page.context().newCDPSession(page);
            session.on("Network.requestWillBeSent", event -> {
                String address = address(event.getAsJsonObject("request"));
                order.add("ask " + address);
                addresses.put(event.get("requestId").getAsString(), address);
                if (event.getAsJsonObject("request")
                        .get("initialPriority")
                        .getAsString()
                        .equals("VeryLow")) {
                    ahead.add(event.get("requestId").getAsString());
                }
            });
            session.on(
                    "Network.requestServedFromCache",
                    event -> kept.add(event.get("requestId").getAsString()));
            session.on("Network.responseReceived", event -> {
                JsonObject response = event.getAsJsonObject("response");
                if (response.get("fromDiskCache").getAsBoolean()) {
                    kept.add(event.get("requestId").getAsString());
                } else if (counts(event)) {
                    asked.add(address(response));
                }
            });
            session.on("Network.loadingFinished", event -> {
                if (counts(event)) {
                    bytes += event.get("encodedDataLength").getAsLong();
                }
                order.add("have " + event.get("requestId").getAsString());
            });
            session.send("Network.enable");
        }

        private boolean counts(JsonObject event) {
            String request = event.get("requestId").getAsString();
            String address = addresses.getOrDefault(request, "");
            boolean later = address.equals(LATER) || address.endsWith(HINTS);
            return !kept.contains(request) && !ahead.contains(request) && !later;
        }

        private static String address(JsonObject message) {
            return message.get("url")
                    .getAsString()
                    .replaceAll("https?://[^/]+", "")
                    .replaceAll("-[0-9a-f]{16}", "");
        }

        private void begin() {
            asked.clear();
            order.clear();
            bytes = 0;
        }
    }

    @Test
    void the_first_page_takes_few_requests() {
        Page page = window.visit("/missing-address");
        Traffic traffic = new Traffic(page);

        page.navigate(window.address() + "/");
        assertThat(page.locator("game-card").first()).isVisible();

        assertThat(traffic.asked).hasSizeLessThanOrEqualTo(MOST_REQUESTS).contains("/", "/bundle/home-page.js");
        assertThat(traffic.bytes).isLessThan(MOST_BYTES_FOR_HOME);
        assertThat(order(traffic, "/api/games"))
                .as("the games are asked for while the scripts come")
                .isLessThan(2);
        page.context().close();
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.web.FightTest#games")
    void a_table_asks_its_first_question_after_two_rounds_and_comes_back_after_less(String game) {
        Page owner = window.visit("/missing-address");
        String table = window.address() + owner.evaluate(TABLE, game);
        String known = owner.context().storageState();
        owner.context().close();
        Page page = window.visit("/missing-address", new NewContextOptions().setStorageState(known));
        Traffic traffic = new Traffic(page);

        page.navigate(table);
        assertThat(question(page)).isVisible();
        assertThat(new LinkedHashSet<>(traffic.asked))
                .as("odds of further options may come while the question is drawn")
                .hasSizeLessThanOrEqualTo(MOST_REQUESTS)
                .contains("/bundle/table-page.js");
        assertThat(traffic.bytes).isLessThan(MOST_BYTES_FOR_TABLE);
        assertThat(order(traffic, "/view"))
                .as("the table is asked for while its scripts come")
                .isLessThan(2);
        page.waitForFunction("() => customElements.get('fight-ending')");
        assertThat(order(traffic, LATER))
                .as("what the first question does without comes after it")
                .isGreaterThan(order(traffic, "/bundle/table-page.js") + 1);

        traffic.begin();
        page.navigate(table);
        assertThat(question(page)).isVisible();
        assertThat(new LinkedHashSet<>(traffic.asked))
                .hasSizeLessThanOrEqualTo(MOST_REQUESTS)
                .noneMatch(one -> one.startsWith("/bundle/"));
        assertThat(traffic.bytes).isLessThan(MOST_BYTES_AGAIN);
        page.context().close();
    }

    private static Locator question(Page page) {
        return page.locator("decide-panel .row button").first();
    }

    @Test
    void there_is_something_to_read_before_any_script() {
        Page page = window.visit("/missing-address");
        page.route("**/bundle/**", Route::abort);

        page.navigate(window.address() + "/");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Open a link, play a fight")))
                .isVisible();
        page.navigate(window.address() + "/table/unknown");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Coming to the table")))
                .isVisible();
        page.context().close();
    }

    /** How many answers were whole before a call to an address with that ending was made. */
    private static long order(Traffic traffic, String ending) {
        int call = 0;
        while (!traffic.order.get(call).endsWith(ending)) {
            call++;
        }
        return traffic.order.subList(0, call).stream()
                .filter(one -> one.startsWith("have "))
                .count();
    }
}
