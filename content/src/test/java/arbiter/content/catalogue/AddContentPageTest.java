package arbiter.content.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Arena.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keeps docs/add-content.md true: its examples are loaded, its messages are compared. */
class AddContentPageTest {

    private static final Pattern EXAMPLE = Pattern.compile("```(?:yaml|text)\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path home;

    private Path pack;
    private List<String> examples;

    @BeforeEach
    void read_the_page() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "add-content.md"));
        examples = EXAMPLE.matcher(page)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
        pack = Files.createDirectory(home.resolve("arms"));
        Files.writeString(pack.resolve("ammo.yaml"), "- {id: stone, name: Stone, text: Round.}\n");
    }

    @Test
    void the_example_entry_and_manifest_can_be_loaded() throws IOException {
        Files.writeString(pack.resolve("pack.yaml"), examples.get(3));
        Files.writeString(
                pack.resolve("weapons.yaml"), examples.get(0) + "- {id: net, name: Net, price: 1, text: Holds.}\n");

        Catalogue arena = Arena.content().load(Pack.under(home));

        assertThat(arena.get(Weapon.class, "sling").ammo()).isPresent();
        assertThat(arena.packs()).extracting(Manifest::name).containsExactly("Sticks and stones");
    }

    @Test
    void the_messages_on_the_page_are_what_people_get() throws IOException {
        Files.writeString(pack.resolve("pack.yaml"), examples.get(3).replaceAll("replaces.*", ""));
        Files.writeString(pack.resolve("weapons.yaml"), examples.get(1));

        assertThatThrownBy(() -> Arena.content().load(Pack.under(home)))
                .hasMessage(examples.get(2).strip());
    }
}
