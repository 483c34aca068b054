package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import arbiter.server.store.Person;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import arbiter.server.table.HostedTable;
import arbiter.server.table.NewTable;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyDiceCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void the_dice_of_a_saved_table_are_checked_without_a_server() throws IOException {
        Path file = Files.writeString(folder.resolve("table.json"), played(true));
        Shell shell = arbiter("verify-dice", file.toString());
        assertThat(shell.exit()).as(shell.out() + shell.err()).isZero();
        assertThat(shell.out()).contains("Every open throw follows from the secret.");
        assertThat(arbiter("verify-dice", file.toString(), "--json").json().get("faults"))
                .isEmpty();

        String other = Files.readString(file)
                .replaceFirst("\"text\"\\s*:\\s*\"3d6: [^\"]*\"", "\"text\": \"3d6: 6+6+6 = 18\"");
        Shell altered = arbiter(
                "verify-dice",
                Files.writeString(folder.resolve("other.json"), other).toString());
        assertThat(altered.exit()).isEqualTo(1);
        assertThat(altered.out()).contains("6+6+6 = 18", "The dice do not fit.");
    }

    @Test
    void what_cannot_be_checked_is_told() throws IOException {
        Path early = Files.writeString(folder.resolve("early.json"), played(false));
        assertThat(arbiter("verify-dice", early.toString()).err()).contains("has not been shown");
        Path page = Files.writeString(folder.resolve("page.json"), "{}");
        assertThat(arbiter("verify-dice", page.toString()).err()).contains("no exported table");
        assertThat(arbiter("verify-dice", "nowhere.json").exit()).isEqualTo(2);
    }

    /** A duel to its end, and a roll in the chat. */
    private String played(boolean shown) {
        try (Store store = Store.sqlite(folder.resolve("data"));
                Tables tables = new Tables(store, Rulebooks.all())) {
            Person ada = store.persons().add("Ada", Secret.create());
            HostedTable table = tables.open(tables.create(
                    ada,
                    new NewTable(
                            "duel",
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Map.of(),
                            Map.of(),
                            true,
                            false)));
            does(table, "{\"do\": \"say\", \"text\": \"/r 3d6\"}");
            while (!table.welcome("m1").path("requests").isEmpty()) {
                JsonNode request = table.welcome("m1").at("/requests/0");
                does(
                        table,
                        "{\"do\": \"answer\", \"request\": " + request.get("id") + ", \"options\": [" + bold(request)
                                + "]}");
            }
            if (shown) {
                does(table, "{\"do\": \"reveal\"}");
            }
            return table.export("m1");
        }
    }

    private static JsonNode bold(JsonNode request) {
        for (JsonNode option : request.get("options")) {
            if (!option.path("declines").asBoolean()) {
                return option.get("id");
            }
        }
        return request.at("/options/0/id");
    }

    private static void does(HostedTable table, String command) {
        try {
            table.command("m1", Secret.id(), 0, JSON.readTree(command));
        } catch (IOException never) {
            throw new IllegalStateException(never);
        }
    }
}
