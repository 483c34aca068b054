package arbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import arbiter.interpreters.wire.EditJson;
import arbiter.interpreters.wire.LineJson;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.rulebook.Situation;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Views, questions, lines and odds are told by {@code --json} as by the server, and docs/json.md describes them. */
class OneFormatTest {

    /** Keys of a line whose old meaning is printed for one more release. */
    private static final List<String> STILL_OLD = List.of("turn");

    @Test
    void odds_are_those_of_the_server() {
        String file = "../examples/duel.yaml";
        Situation situation = Situation.read(Path.of(file));
        JsonNode printed = Shell.arbiter("odds", file, "--seed", "7", "--json").json();

        odds(situation.rulebook(Rulebooks.all()), situation, printed.path("options"));
    }

    private static <S extends State<S>> void odds(Rulebook<S> book, Situation situation, JsonNode printed) {
        SituationTable<S> run = SituationTable.of(book, situation, 7);
        run.play(0);
        OpenRequest open = run.commandRequest().orElseThrow();
        Option first = open.request().option(0);
        Forecast forecast = Preview.of(run.table(), open, List.of(first.id()))
                .within(200_000)
                .sampling(10_000)
                .forecast(20_000);
        OutlookJson told = OutlookJson.of(forecast, run.table().view(Viewer.GAMEMASTER));

        contains(printed.path(0), RequestJson.Option.of(first), "option");
        contains(
                printed.path(0).path("outlook"),
                told.withOutcomes(forecast.outlook().changes()),
                "outlook");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../examples/parry-and-press.yaml", "../examples/centuryg/cover-and-lines.yaml"})
    void what_happened_and_how_things_stand_is_that_of_the_server(String file) {
        Situation situation = Situation.read(Path.of(file));
        JsonNode printed = Shell.arbiter("run", file, "--seed", "7", "--json").json();

        run(situation.rulebook(Rulebooks.all()), situation, printed);
    }

    private static <S extends State<S>> void run(Rulebook<S> book, Situation situation, JsonNode printed) {
        SituationTable<S> run = SituationTable.of(book, situation, 7);
        run.play(situation.commands().size());
        run.finish();

        contains(printed.path("state"), ViewJson.of(run.table().view(Viewer.GAMEMASTER)), "view");
        assertThat(printed.path("log").size())
                .isEqualTo(run.table().log().size())
                .isPositive();
        for (int i = 0; i < printed.path("log").size(); i++) {
            contains(printed.path("log").path(i), LineJson.of(run.table().log().get(i)), "line " + i);
        }
    }

    @Test
    void a_question_at_the_table_is_the_question_of_the_server() {
        JsonNode question =
                Shell.typing("quit\n", "play", "../examples/duel.yaml", "--seed", "7", "--json").jsonLines().stream()
                        .filter(line -> line.path("type").asText().equals("question"))
                        .findFirst()
                        .orElseThrow();
        Situation situation = Situation.read(Path.of("../examples/duel.yaml"));

        contains(question, request(situation.rulebook(Rulebooks.all()), situation), "request");
        assertThat(question.path("default").asText())
                .isEqualTo(question.path("fallback").path(0).asText());
    }

    private static <S extends State<S>> RequestJson request(Rulebook<S> book, Situation situation) {
        Table<S> table = SituationTable.of(book, situation, 7).table();
        OpenRequest open = table.open().get(0);
        return RequestJson.of(open.id(), open.request(), table.view(Viewer.GAMEMASTER), Optional.empty());
    }

    @Test
    void the_page_has_the_keys_of_every_record() throws IOException {
        String rows = Stream.of(ViewJson.class, LineJson.class, RequestJson.class, OutlookJson.class, EditJson.class)
                .flatMap(top -> Stream.concat(
                        Stream.of(top),
                        Arrays.stream(top.getDeclaredClasses())
                                .sorted((one, other) -> one.getSimpleName().compareTo(other.getSimpleName()))))
                .map(OneFormatTest::row)
                .collect(Collectors.joining("\n"));

        assertThat(Files.readString(Path.of("../docs/json.md"))).contains("| what | keys |\n|---|---|\n" + rows + "\n");
    }

    private static String row(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(OneFormatTest::key)
                .collect(Collectors.joining(", ", "| " + name(type) + " | ", " |"));
    }

    private static String key(RecordComponent component) {
        boolean optional = component.getType() == Optional.class;
        Type type = optional ? argument(component.getGenericType(), 0) : component.getGenericType();
        return "`" + component.getName() + "`" + (optional ? "?" : "") + " " + word(type);
    }

    private static String word(Type type) {
        Class<?> raw = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
        if (Collection.class.isAssignableFrom(raw)) {
            return "[" + word(argument(type, 0)) + "]";
        }
        if (raw == Map.class) {
            return "{name: " + word(argument(type, 1)) + "}";
        }
        return switch (raw.getSimpleName()) {
            case "String" -> "text";
            case "int", "long", "Integer" -> "integer";
            case "double", "Double" -> "number";
            case "boolean", "Boolean" -> "boolean";
            case "Object" -> "text, integer or boolean";
            default -> name(raw);
        };
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replace("Json", "").toLowerCase(Locale.ROOT);
    }

    private static Type argument(Type type, int number) {
        return ((ParameterizedType) type).getActualTypeArguments()[number];
    }

    /** Everything that the record says is printed, whatever else is. */
    private static void contains(JsonNode printed, Record record, String where) {
        contains(printed, Json.plain().read(Json.sparse().write(record), JsonNode.class), where);
    }

    private static void contains(JsonNode printed, JsonNode told, String where) {
        if (told.isObject()) {
            told.properties().forEach(entry -> {
                if (!where.startsWith("line") || !STILL_OLD.contains(entry.getKey())) {
                    contains(printed.path(entry.getKey()), entry.getValue(), where + "." + entry.getKey());
                }
            });
        } else if (told.isArray()) {
            assertThat(printed.size()).as(where).isEqualTo(told.size());
            for (int i = 0; i < told.size(); i++) {
                contains(printed.path(i), told.path(i), where + "[" + i + "]");
            }
        } else {
            assertThat(printed).as(where).isEqualTo(told);
        }
    }
}
