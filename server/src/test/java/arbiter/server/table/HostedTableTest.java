package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables as those who sit at them see them. */
class HostedTableTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void somebody_alone_fights_the_machine_to_the_end(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            for (int i = 0; i < 400 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
            }
            assertThat(ada.over()).isTrue();
            assertThat(numbers(ada)).isEqualTo(countUpTo(ada.number()));
        }
    }

    private static List<Long> numbers(Seated seated) {
        return seated.log().stream().map(item -> item.path("number").asLong()).toList();
    }

    private static List<Long> countUpTo(long number) {
        return java.util.stream.LongStream.rangeClosed(1, number).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void a_restart_changes_nothing(String game) {
        JsonNode before;
        String id;
        Ack ack;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), true));
            for (int i = 0; i < 12; i++) {
                ada.untilAsked().answersBoldly();
                if (i % 4 == 3) {
                    ada.does("{'do': 'undo'}");
                    ada.does("{'do': 'redo'}");
                    ada.does("{'do': 'undo'}");
                    ada.does("{'do': 'say', 'text': '/r 2d6'}");
                }
            }
            ack = ada.does("last", "{'do': 'say', 'text': 'until tomorrow'}");
            id = ada.table.id();
            before = Presences.without(ada.table.welcome("m1")); // until they come back
        }
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            HostedTable again = venue.tables.open(id);
            assertThat(again.welcome("m1")).isEqualTo(before);
            ((ObjectNode) before.path("members").get(0)).put("here", true);
            Seated ada = new Seated(again, "m1");
            assertThat(ada.does("last", "{'do': 'say', 'text': 'until tomorrow'}"))
                    .isEqualTo(ack);
            assertThat(again.welcome("m1")).isEqualTo(before);
            ada.does("{'do': 'redo'}");
            ada.untilAsked().answersBoldly();
        }
    }

    @Test
    void a_hidden_fighter_leaves_no_trace_with_others() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated onlooker = venue.joins(gamemaster.table, "Olga");
            mara.untilAsked().answers("breathe");
            int told = mara.messages().size();
            int shown = onlooker.messages().size();
            gamemaster.does("{'do': 'adjust', 'unit': 'xyzzyid', 'bar': 'health', 'value': 5}");
            gamemaster.does("{'do': 'undo'}");
            gamemaster.does("{'do': 'redo'}");
            gamemaster.does("{'do': 'say', 'text': '/sr 2d6'}");

            assertThat(mara.messages()).hasSize(told);
            assertThat(onlooker.messages()).hasSize(shown);
            gamemaster.untilAsked().answersBoldly();
            mara.table.log(mara.member, 0, 1000);
            assertThat(String.join("", mara.messages())).doesNotContainIgnoringCase("xyzzy");
            assertThat(String.join("", onlooker.messages())).doesNotContainIgnoringCase("xyzzy");
            assertThat(mara.table.replay(mara.member, mara.number()).toString()).doesNotContainIgnoringCase("xyzzy");
            assertThat(numbers(mara)).isEqualTo(countUpTo(mara.number()));

            gamemaster.does("{'do': 'hide', 'unit': 'xyzzyid', 'hidden': false}");
            assertThat(mara.lines()).last().isEqualTo("Xyzzycanary comes into sight");
        }
    }

    @Test
    void a_player_takes_a_move_back_with_the_consent_of_the_others() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated brute = venue.joins(gamemaster.table, "Bo", "brute");
            JsonNode before = mara.untilAsked().picture().path("view");
            mara.answers("breathe");
            mara.does("{'do': 'undo'}");
            String proposal = brute.picture().path("proposal").path("id").asText();
            brute.does("{'do': 'agree', 'proposal': '" + proposal + "'}");
            assertThat(mara.request()).isNull();
            gamemaster.does("{'do': 'agree', 'proposal': '" + proposal + "'}");

            assertThat(mara.picture().path("view").path("moment")).isEqualTo(before.path("moment"));
            assertThat(mara.picture().path("proposal").isNull()).isTrue();
            JsonNode undone = mara.log().get(mara.log().size() - 1);
            assertThat(undone.path("kind").asText()).isEqualTo("undone");
            assertThat(undone.path("until").asLong()).isEqualTo(mara.number() - 1);
            assertThat(undone.path("from").asLong())
                    .isLessThanOrEqualTo(undone.path("until").asLong());
        }
    }

    @Test
    void what_may_not_be_done_is_refused_and_changes_nothing() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated onlooker = venue.joins(gamemaster.table, "Olga");
            JsonNode before = gamemaster.table.welcome("m1");

            refused(mara, "{'do': 'hide', 'unit': 'brute', 'hidden': true}", "not-allowed");
            refused(mara, "{'do': 'seat', 'unit': 'xyzzyid', 'to': 'machine'}", "not-found");
            refused(mara, "{'do': 'seat', 'unit': 'brute', 'to': 'machine'}", "not-allowed");
            refused(onlooker, "{'do': 'undo'}", "not-allowed");
            refused(mara, "{'do': 'answer', 'request': 'no', 'options': ['breathe']}", "not-open");
            refused(
                    mara,
                    "{'do': 'answer', 'request': '" + mara.request().path("id").asText()
                            + "', 'options': ['attack:xyzzyid']}",
                    "not-offered");
            refused(mara, "{'do': 'dance'}", "malformed");
            refused(mara, "{'do': 'undo', 'much': 1}", "malformed");
            refused(mara, "{'do': 'say', 'text': '/r 9e9d9e9'}", "malformed");
            refused(gamemaster, "{'do': 'add', 'unit': {'from': 'blede'}}", "against-the-rules");
            refused(gamemaster, "{'do': 'place', 'unit': 'mara', 'at': '1,1'}", "against-the-rules");
            assertThatThrownBy(() -> gamemaster.table.command(
                            "m1", "k", 0, JsonText.read("{\"do\": \"remove\", \"unit\": \"mara\"}")))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refusal -> assertThat(refusal.code().word()).isEqualTo("overtaken"));
            assertThat(gamemaster.table.welcome("m1")).isEqualTo(before);
        }
    }

    private static void refused(Seated who, String command, String code) {
        assertThatThrownBy(() -> who.does(command)).isInstanceOfSatisfying(RequestRefused.class, refusal -> {
            assertThat(refusal.code().word()).isEqualTo(code);
            assertThat(refusal.getMessage()).doesNotContain("Xyzzycanary");
        });
    }

    @Test
    void odds_are_told_before_anything_is_rolled() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            JsonNode preview = mara.table.preview(
                    mara.member,
                    JsonText.read("{\"request\": \""
                            + mara.untilAsked().request().path("id").asText()
                            + "\", \"each\": [[\"attack:brute\"], [\"breathe\"]], \"policy\": \"best\"}"));
            assertThat(preview.path("previews")).hasSize(2);
            assertThat(preview.path("previews").get(0).path("complete").asBoolean())
                    .isTrue();
            assertThat(preview.path("previews").get(0).path("chances").findValuesAsText("name"))
                    .contains("hit");
            assertThat(preview.toString()).doesNotContainIgnoringCase("xyzzy");
        }
    }

    @Test
    void the_best_answers_of_others_are_told_if_asked_for() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            JsonNode open = preview(mara, "");
            JsonNode both = preview(mara, ", \"answered\": true, \"goal\": \"hit\"");

            assertThat(open.path("assumes").asText()).isEqualTo("unanswered");
            assertThat(open.has("answered")).isFalse();
            assertThat(open.path("answers").findValuesAsText("label")).contains("attack.parry");
            assertThat(open.at("/headlines/0/name").asText()).isEqualTo("hit");
            assertThat(open.path("sums").findValuesAsText("name")).containsExactly("mara attack", "brute defense");
            assertThat(both.at("/answered/goal").asText()).isEqualTo("hit as much as possible");
            assertThat(both.at("/headlines/0/answered").asDouble())
                    .isLessThan(both.at("/headlines/0/chance").asDouble());
            assertThat(both.toString()).doesNotContainIgnoringCase("xyzzy");
        }
    }

    @Test
    void goals_and_ends_that_there_are_not_are_refused_with_those_there_are() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");

            assertThatThrownBy(() -> preview(mara, ", \"goal\": \"stands:brite\""))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("did you mean 'brute'?");
            assertThatThrownBy(() -> preview(mara, ", \"until\": \"dawn\""))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("act, turn or round");
        }
    }

    private static JsonNode preview(Seated who, String more) {
        return who.table.preview(
                who.member,
                JsonText.read("{\"request\": \""
                        + who.untilAsked().request().path("id").asText()
                        + "\", \"options\": [\"attack:brute\"]" + more + "}"));
    }

    @Test
    void an_exported_table_is_imported_whole() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            for (int i = 0; i < 5; i++) {
                gamemaster.untilAsked().answersBoldly();
            }
            gamemaster.does("{'do': 'undo'}");
            String file = gamemaster.table.export("m1");
            HostedTable copy = venue.tables.open(venue.tables.importTable(venue.person("Ian"), file));

            assertThat(copy.welcome("m2").path("view").path("units").findValuesAsText("name"))
                    .isEqualTo(gamemaster
                            .table
                            .welcome("m1")
                            .path("view")
                            .path("units")
                            .findValuesAsText("name"));
            assertThat(copy.welcome("m2").path("log"))
                    .startsWith(all(gamemaster.table.welcome("m1").path("log")));
            assertThat(JsonText.read(copy.export("m2")).path("records"))
                    .startsWith(all(JsonText.read(file).path("records")))
                    .hasSize(JsonText.read(file).path("records").size() + 1);
            assertThatThrownBy(() -> venue.tables.importTable(
                            venue.person("Eve"), file.replace("\"turn.action\"", "\"turn.nothing\"")))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refusal -> assertThat(refusal.where().orElseThrow()).startsWith("file.records["));
        }
    }

    private static JsonNode[] all(JsonNode list) {
        return java.util.stream.StreamSupport.stream(list.spliterator(), false).toArray(JsonNode[]::new);
    }

    @Test
    void a_connection_goes_on_where_it_was_lost() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            String stream = gamemaster.picture().path("stream").asText();
            long number = gamemaster.number();
            gamemaster.leave();
            for (int i = 0; i < 300; i++) {
                gamemaster.table.command(
                        "m1", "k" + i, 0, JsonText.read("{\"do\": \"say\", \"text\": \"line " + i + "\"}"));
            }
            Seated back = new Seated(gamemaster.table, "m1");
            assertThat(back.log()).hasSize(200);
            java.util.List<String> messages = new java.util.ArrayList<>();
            gamemaster.table.watch("m1", Optional.of(stream), number, new Watcher() {
                @Override
                public void send(String message) {
                    messages.add(message);
                }

                @Override
                public void close(int code, String reason) {}
            });
            assertThat(JsonText.read(messages.get(0)).path("log")).hasSize(300);
            assertThat(JsonText.read(messages.get(0)).path("first").asLong()).isEqualTo(number + 1);
        }
    }

    @Test
    void whoever_loses_the_seat_hears_no_more() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            gamemaster.table.seats().remove("m1", mara.member);
            assertThat(mara.closedWith()).isEqualTo(4003);
            assertThatThrownBy(() -> mara.does("{'do': 'say', 'text': 'hello?'}"))
                    .isInstanceOf(RequestRefused.class);
            assertThat(gamemaster.request().path("unit").asText()).isEqualTo("mara");
        }
    }
}
