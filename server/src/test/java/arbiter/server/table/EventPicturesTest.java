package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every event is told with what it changed, so that a fight can be shown one event after the other. */
class EventPicturesTest {

    private static final List<String> STATE =
            List.of("place", "size", "facing", "height", "active", "hidden", "out", "bars", "conditions");

    /** What a line says is left of what its unit lost. */
    private static final Pattern LEFT = Pattern.compile(", (\\d+) (?:HP )?left$");

    /** What a line says that its unit lost. */
    private static final Pattern LOST = Pattern.compile("(?: takes (?=\\d+ hit)| = (?=\\d+ wound))(\\d+)");

    private static final List<String> WOUNDS = List.of("wounded", "damaged");

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void what_events_changed_adds_up_to_what_is_seen(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            for (int i = 0; i < 60 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
            }
            int compared = 0;
            ObjectNode seen = JsonNodeFactory.instance.objectNode();
            for (String message : ada.messages()) {
                compared += follow(seen, JsonText.read(message));
            }
            assertThat(compared).isPositive();
        }
    }

    /** Takes a message in and returns how many of its items had something to show. */
    private static int follow(ObjectNode seen, JsonNode message) {
        ObjectNode shown = seen.deepCopy();
        int items = 0;
        for (JsonNode item : message.path("log")) {
            items += item.has("view") ? 1 : 0;
            change(shown, item.path("view"));
        }
        change(seen, message.path("view"));
        if (items > 0 && message.path("type").asText().equals("update")) {
            assertThat(shown).as("after %s", message.path("log")).isEqualTo(seen);
        }
        return items;
    }

    private static void change(ObjectNode seen, JsonNode change) {
        if (change.has("moment")) {
            seen.set("moment", change.get("moment"));
        }
        ObjectNode units = seen.withObject("units");
        change.path("gone").forEach(unit -> units.remove(unit.asText()));
        change.path("units").forEach(unit -> units.set(unit.path("id").asText(), state(unit)));
    }

    private static ObjectNode state(JsonNode unit) {
        ObjectNode state = JsonNodeFactory.instance.objectNode();
        STATE.stream().filter(unit::has).forEach(part -> state.set(part, unit.get(part)));
        return state;
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void a_fight_is_shown_again_event_by_event(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            for (int i = 0; i < 60 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
                if (i == 5) {
                    ada.does("{'do': 'undo'}");
                }
            }
            ada.untilAsked();
            JsonNode now = ada.table.welcome(ada.member);
            JsonNode film = ada.table.pictures(ada.member, 1, 1000);
            Map<Long, JsonNode> log = new TreeMap<>();
            ada.table
                    .log(ada.member, 1, 1000)
                    .path("log")
                    .forEach(item -> log.put(item.path("number").asLong(), item));
            ObjectNode seen = JsonNodeFactory.instance.objectNode();
            change(seen, film.path("start"));
            change(seen, film.path("change"));
            int wounds = 0;
            for (JsonNode picture : film.path("pictures")) {
                ObjectNode before = seen.deepCopy();
                change(seen, picture.path("view"));
                wounds += woundsIn(log.get(picture.path("number").asLong()), before, seen);
            }
            assertThat(wounds).as("wounds that agree with their lines").isPositive();
            ObjectNode expected = JsonNodeFactory.instance.objectNode();
            change(expected, now.path("view"));
            assertThat(film.path("pictures")).hasSize(log.size());
            assertThat(seen).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void sheets_are_told_as_they_were_after_an_item(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            JsonNode before = ada.table.sheets(ada.member, 0);
            for (int i = 0; i < 12 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
            }
            ada.untilAsked();
            JsonNode now = ada.table.welcome(ada.member);
            JsonNode last = ada.table.sheets(ada.member, now.path("number").asLong());
            assertThat(details(last)).isEqualTo(details(now.path("view")));
            assertThat(last.findValuesAsText("label")) // what nobody is told of may have gone on since
                    .containsAll(now.at("/view/details").findValuesAsText("label"));
            assertThat(ada.table.sheets(ada.member, 0)).isEqualTo(before);
            assertThatExceptionOfType(RequestRefused.class).isThrownBy(() -> ada.table.sheets(ada.member, 100_000));
        }
    }

    private static Map<String, JsonNode> details(JsonNode view) {
        Map<String, JsonNode> details = new TreeMap<>();
        view.path("units").forEach(unit -> details.put(unit.path("id").asText(), unit.path("details")));
        return details;
    }

    @ParameterizedTest
    @ValueSource(strings = {"capital", "centuryg"})
    void a_move_tells_the_way_to_where_the_unit_is_then(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            for (int i = 0; i < 60 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
            }
            ObjectNode seen = JsonNodeFactory.instance.objectNode();
            int walks = 0;
            for (String message : ada.messages()) {
                for (JsonNode item : JsonText.read(message).path("log")) {
                    change(seen, item.path("view"));
                    JsonNode walk = item.path("walk");
                    JsonNode unit = seen.path("units").path(walk.path("unit").asText());
                    if (walk.has("by") && item.has("view") && unit.has("place")) {
                        assertThat(walk.path("by").get(walk.path("by").size() - 1))
                                .isEqualTo(unit.get("place"));
                        walks++;
                    }
                }
            }
            assertThat(walks).isPositive();
        }
    }

    /** Lines say what is left, or how much was lost. */
    private static int woundsIn(JsonNode item, JsonNode before, JsonNode seen) {
        String text = item.path("text").asText();
        String unit = item.path("parts").path(0).path("unit").asText();
        Matcher left = LEFT.matcher(text);
        if (WOUNDS.contains(item.path("event").asText()) && left.find()) {
            assertThat(firstBar(seen, unit)).as(text).isEqualTo(Integer.parseInt(left.group(1)));
            return 1;
        }
        Matcher lost = LOST.matcher(text);
        if (lost.find()) {
            int most = Integer.parseInt(lost.group(1));
            assertThat(firstBar(before, unit) - firstBar(seen, unit)).as(text).isBetween(0, most);
            return firstBar(before, unit) > firstBar(seen, unit) ? 1 : 0;
        }
        return 0;
    }

    private static int firstBar(JsonNode seen, String unit) {
        return seen.path("units").path(unit).path("bars").path(0).path("value").asInt();
    }

    @Test
    void pictures_tell_nothing_of_somebody_hidden() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated mara = venue.makes("Ada", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated watcher = venue.joins(mara.table, "Eve");
            for (int i = 0; i < 6 && !mara.untilAsked().over(); i++) {
                mara.answersBoldly();
            }
            String film = mara.table.pictures(watcher.member, 1, 1000).toString();
            assertThat(film.toLowerCase()).doesNotContain("xyzzy");
            assertThat(String.join("\n", watcher.messages()).toLowerCase()).doesNotContain("xyzzy");
        }
    }
}
