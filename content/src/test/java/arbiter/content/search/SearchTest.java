package arbiter.content.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Arena;
import arbiter.content.search.Document.Standing;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SearchTest {

    private final Search search = Search.over(List.of(
            document("capital", "weapons", "pistol", "Pistol", "A one-handed gun. Reloading takes an action.", "gun"),
            document("capital", "weapons", "heavy-pistol", "Heavy Pistol", "A louder gun than the small ones.", "gun"),
            document("capital", "talents", "gunslinger", "Gunslinger", "Draw a pistol and fire it at once.", "combat"),
            document("capital", "weapons", "net", "Net", "Holds its target.", "thrown"),
            document("wasteland", "weapons", "pipe-gun", "Pipe Gun", "Made of pipes.", "gun"),
            document("wasteland", "perks", "deja-vu", "D\u00e9j\u00e0 Vu", "You were here before.", "mind"),
            new Document(
                    "capital",
                    "rules",
                    Standing.RULE,
                    "CAP-ATK",
                    "Attacks",
                    "Roll off.",
                    List.of(),
                    List.of("CAP-ATK-1"))));

    @Test
    void a_name_comes_before_a_text() {
        assertThat(ids("pistol")).containsExactly("pistol", "heavy-pistol", "gunslinger");
    }

    @Test
    void an_exact_id_comes_first() {
        assertThat(ids("heavy-pistol")).startsWith("heavy-pistol", "pistol");
        assertThat(ids(" cap-atk ")).startsWith("CAP-ATK");
        assertThat(ids("CAP-ATK-1")).startsWith("CAP-ATK");
    }

    @Test
    void the_last_word_may_be_half_typed() {
        assertThat(ids("heavy pi")).startsWith("heavy-pistol");
        assertThat(ids("guns")).startsWith("gunslinger");
        assertThat(ids("n")).containsExactly("net");
    }

    @Test
    void misspelled_words_are_understood() {
        assertThat(ids("pistl")).contains("pistol", "heavy-pistol", "gunslinger");
        assertThat(ids("gunslnigre")).containsExactly("gunslinger");
        assertThat(ids("deja vu")).containsExactly("deja-vu");
        assertThat(ids("nte")).isEmpty();
    }

    @Test
    void all_words_come_before_some() {
        assertThat(ids("fire pistol")).startsWith("gunslinger");
        assertThat(ids("louder gun")).startsWith("heavy-pistol").contains("pipe-gun");
    }

    @Test
    void a_tag_comes_between_name_and_text() {
        assertThat(ids("gun")).startsWith("pipe-gun").endsWith("gunslinger");
    }

    @Test
    void one_game_or_kind_can_be_searched_alone() {
        assertThat(ids(SearchQuery.of("gun").inGame("wasteland"))).containsExactly("pipe-gun");
        assertThat(ids(SearchQuery.of("pistol").ofKind("talents"))).containsExactly("gunslinger");
        assertThat(ids(SearchQuery.of("pistol").atMost(1))).containsExactly("pistol");
        assertThatThrownBy(() -> SearchQuery.of("pistol").atMost(0)).hasMessage("ask for 1 to 200 answers, not 0");
    }

    @Test
    void the_rule_of_a_name_comes_before_what_only_bears_it() {
        Search rules = Search.over(
                () -> List.of(
                        document("g", "statuses", "overwatch", "Overwatch", "You wait for a movement.", ""),
                        rule(Standing.RULING, "G-AMB-1", "Overwatch", "Read so."),
                        document("g", "items", "scope", "Scope", "Better on Overwatch.", ""),
                        rule(Standing.RULE, "G-MOV-1", "Movement", "It may be met with Overwatch."),
                        rule(Standing.RULE, "G-OVW-1", "Overwatch", "Attack whoever moves.")),
                document -> document.id().equals("G-OVW-1") ? List.of("attack of opportunity") : List.of());

        assertThat(ids(rules, "overwatch")).containsExactly("G-OVW-1", "G-AMB-1", "overwatch", "G-MOV-1", "scope");
        assertThat(ids(rules, "how does overwatch work")).startsWith("G-OVW-1", "G-AMB-1", "overwatch");
        assertThat(ids(rules, "Attack of Opportunity")).startsWith("G-OVW-1");
        assertThat(rules.find("overwatch").stream().filter(Hit::meant)).hasSize(3);
        assertThat(rules.find("attack of opportunity").stream().filter(Hit::meant))
                .extracting(hit -> hit.document().id())
                .containsExactly("G-OVW-1");
    }

    @Test
    void what_was_found_is_marked() {
        Hit hit = search.find("small pistl").get(0);

        assertThat(hit.document().id()).isEqualTo("heavy-pistol");
        assertThat(hit.name()).containsExactly(new Run("Heavy ", false), new Run("Pistol", true));
        assertThat(hit.snippet())
                .containsExactly(
                        new Run("A louder gun than the ", false), new Run("small", true), new Run(" ones.", false));
    }

    @Test
    void a_long_text_is_cut_around_the_find() {
        String text = "lorem ".repeat(60) + "treasure chest " + "ipsum ".repeat(60);
        Search one = Search.over(List.of(document("g", "k", "a", "A", text, "")));

        List<Run> snippet = one.find("treasure").get(0).snippet();

        assertThat(snippet).contains(new Run("treasure", true));
        assertThat(text(snippet)).startsWith("... lorem").endsWith("ipsum ...").hasSizeLessThan(180);
    }

    @Test
    void any_text_is_a_question() {
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            String words = random.ints(random.nextInt(60), 1, 0x3000)
                    .mapToObj(c -> random.nextInt(3) == 0 ? "pis\"+-&|!(){}[]^~*?:\\/ AND" : Character.toString(c))
                    .collect(Collectors.joining());
            search.find(words)
                    .forEach(hit -> assertThat(text(hit.name()))
                            .isEqualTo(hit.document().name()));
        }
        assertThat(ids("")).isEmpty();
        assertThat(ids(" \t*:?")).isEmpty();
        assertThat(ids("pistol ".repeat(100_000))).startsWith("pistol");
        assertThat(ids("x".repeat(1_000_000))).isEmpty();
    }

    @Test
    void equally_good_documents_keep_their_order() {
        List<Document> alike = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            alike.add(document("g", "k", "stone-" + (i * 7919 % 3000), "Stone", "A stone.", "stone"));
        }

        assertThat(Search.over(alike).find(SearchQuery.of("stone").atMost(200)))
                .extracting(Hit::document)
                .containsExactlyElementsOf(alike.subList(0, 200));
    }

    @Test
    void an_endless_name_does_not_stop_the_others_from_being_found() {
        Search odd = Search.over(List.of(
                document("g", "k", "long", "x".repeat(100_000), "y".repeat(100_000), "z"),
                document("g", "k", "net", "Net", "Holds.", "z")));

        assertThat(odd.find("net")).hasSize(1);
    }

    @Test
    void nothing_is_indexed_before_the_first_question() {
        AtomicInteger asked = new AtomicInteger();
        Search lazy = Search.over(
                () -> {
                    asked.incrementAndGet();
                    return Document.of(Arena.content().load(), entry -> Standing.CONTENT);
                },
                document -> List.of());

        assertThat(asked).hasValue(0);
        assertThat(lazy.find("tonic")).extracting(hit -> hit.document().kind()).containsExactly("gear");
        assertThat(lazy.find("gun")).extracting(hit -> hit.document().tags()).contains(List.of("light", "gun"));
        assertThat(asked).hasValue(1);
    }

    @Test
    void searching_says_nothing_on_the_terminal() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(
                        java.toString(), "-cp", System.getProperty("java.class.path"), QuietSearch.class.getName())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(process.getInputStream().readAllBytes())).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    private List<String> ids(String words) {
        return ids(SearchQuery.of(words));
    }

    private static List<String> ids(Search search, String words) {
        return search.find(words).stream().map(hit -> hit.document().id()).toList();
    }

    private List<String> ids(SearchQuery question) {
        return search.find(question).stream().map(hit -> hit.document().id()).toList();
    }

    private static String text(List<Run> runs) {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    private static Document rule(Standing standing, String id, String name, String text) {
        return new Document("g", "ledger", standing, id, name, text, List.of(), List.of(id));
    }

    private static Document document(String game, String kind, String id, String name, String text, String tag) {
        return new Document(game, kind, Standing.CONTENT, id, name, text, List.of(tag), List.of());
    }
}
