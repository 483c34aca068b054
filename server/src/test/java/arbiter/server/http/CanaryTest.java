package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Words that nobody but the gamemaster may ever read, planted wherever there are secrets: in no byte that anybody else is
 * sent, and where something hidden happens, others get no message at all and the next one is no larger.
 */
class CanaryTest {

    private static final String NAME = "Zqxhiddenname";
    private static final String ID = "zqxhiddenid";
    private static final String WORDS = "zqxwords";

    /** So many questions are looked at from all sides. */
    private static final int QUESTIONS = 4;

    @TempDir
    private Path folder;

    static List<String> games() {
        return Rulebooks.all().stream().map(Rulebook::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void nobody_else_is_sent_a_word_of_what_is_hidden(String game) {
        try (House house = House.open(folder)) {
            Gathering here = Gathering.of(house, game, NAME, ID);
            List<String> secrets = new ArrayList<>(List.of(NAME, ID, WORDS));
            here.watch();
            for (String move : here.hiddenMoves(ID, WORDS)) {
                here.goesUnnoticed(move);
            }
            secrets.add(here.hidesImage(ID));
            int looked = 0;
            StringBuilder toldOnTheWay = new StringBuilder();
            for (int i = 0; i < 60 && here.asked(); i++) {
                for (Guest guest : looked < QUESTIONS ? here.watching() : List.<Guest>of()) {
                    String told = here.toldOfQuestions(guest.at(house.address()), ID);
                    looked += told.isEmpty() ? 0 : 1;
                    toldOnTheWay.append(told);
                }
                here.hiddenRequests(ID)
                        .forEach(request -> secrets.add(request.get("id").asText()));
                here.answerNext();
            }
            assertThat(toldOnTheWay.toString()).contains("\"requests\"", "\"chances\"");
            secrets.forEach(secret -> assertThat(toldOnTheWay.toString()).doesNotContainIgnoringCase(secret));
            here.removeOne();
            String known = here.everythingPublic(house.stranger());
            assertThat(known).contains("\"chapters\"", "\"hints\"");
            secrets.forEach(secret -> assertThat(known).doesNotContainIgnoringCase(secret));
            for (Visitor visitor : here.everybodyElse()) {
                String all = here.everythingTold(visitor);
                secrets.forEach(secret -> assertThat(all).doesNotContainIgnoringCase(secret));
            }
            for (Guest guest : here.watching()) {
                String all = String.join("\n", guest.raw());
                secrets.forEach(secret -> assertThat(all).doesNotContainIgnoringCase(secret));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoever_was_removed_or_has_an_old_link_gets_nothing(String game) {
        try (House house = House.open(folder)) {
            Gathering here = Gathering.of(house, game, NAME, ID);
            here.watch();
            String link = here.oldLink();
            Guest removed = here.removeOne();
            removed.await(removed::closed, "the end of the line");
            int told = removed.raw().size();
            here.says("only for those who are here");
            here.answerNext();

            assertThat(removed.raw()).hasSize(told);
            Visitor again = removed.at(house.address());
            for (String path : List.of("", "/view", "/log", "/replay", "/pictures", "/sheets", "/export", "/invites")) {
                again.get("/api/tables/" + removed.table() + path).refused(404, "not-found");
            }
            assertThat(Line.refused(again, removed.table(), java.util.Map.of())).isEqualTo(404);
            again.get("/api/invites/" + link).refused(410, "expired");
            again.post("/api/invites/" + link, "{}").refused(410, "expired");
            assertThat(again.get("/api/tables").text()).doesNotContain(removed.table());
        }
    }

    /** A message without what changes from one to the next by itself. */
    static String shape(String message) {
        return message.replaceAll("\"(number|time)\":\\d+", "\"$1\":0");
    }

    static ObjectNode object() {
        return Visitor.JSON.createObjectNode();
    }

    static List<JsonNode> list(JsonNode array) {
        List<JsonNode> all = new ArrayList<>();
        array.forEach(all::add);
        return all;
    }
}
