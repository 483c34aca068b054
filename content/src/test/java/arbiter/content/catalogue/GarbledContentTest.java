package arbiter.content.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Arena.Ammo;
import arbiter.content.catalogue.Arena.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GarbledContentTest {

    private static final String GOOD = """
            - id: sling
              name: Sling
              tags: [light, "thrown"]
              price: 80
              ammo: stone
              upgrade-of: [stick, hammer]
              text: 'Throws stones, farther than you would.'
              traits: [instant-reload, entangle: 2, {kind: entangle, rounds: 1}]
            - {id: stick, name: Stick, price: 0, text: Wood.}
            - {id: hammer, name: Hammer, price: 3, text: Iron., upgrade-of: [stick]}
            """;

    private static final List<String> CRUMBS = List.of(
            "",
            " ",
            "\n",
            "\t",
            "-",
            "- ",
            ":",
            ": ",
            "[",
            "]",
            "{",
            "}",
            ",",
            "'",
            "\"",
            "&a ",
            "*a",
            "!!int ",
            "|",
            ">",
            "%",
            "@",
            "#",
            "? ",
            "---\n",
            "...\n",
            "null",
            "~",
            "-1",
            "99999999999",
            "1e9",
            "sling",
            "\u0000",
            "\u0085",
            "\u2028",
            "\uFEFF",
            "\uD83D\uDE00",
            "<<: ",
            "id: ",
            "stick");

    @TempDir
    Path pack;

    @Test
    void garbled_content_is_loaded_or_refused_clearly() throws IOException {
        Files.writeString(
                pack.resolve("pack.yaml"), "id: stones\nname: Stones\nversion: 1\ngame: arena\ndescription: Stones.\n");
        Files.writeString(pack.resolve("ammo.yaml"), "- {id: stone, name: Stone, text: Round.}\n");
        int refusals = 0;
        for (int seed = 0; seed < 1000; seed++) {
            Files.writeString(pack.resolve("weapons.yaml"), garbled(new Random(seed)));
            try {
                Catalogue arena = Arena.content().load(List.of(Pack.in(pack)));
                assertThat(arena.get(Ammo.class, "stone").name()).isEqualTo("Stone");
                assertThat(arena.shelf(Weapon.class).all()).doesNotContainNull();
            } catch (ContentProblems refusal) {
                assertThat(refusal.problems()).isNotEmpty().allSatisfy(problem -> {
                    assertThat(problem.line()).isPositive();
                    assertThat(problem.column()).isPositive();
                    assertThat(problem.message()).isNotBlank().doesNotContain("Exception");
                });
                refusals++;
            }
        }
        assertThat(refusals).isBetween(250, 999);
    }

    private static String garbled(Random random) {
        List<Integer> characters = new ArrayList<>(GOOD.codePoints().boxed().toList());
        for (int n = random.nextInt(3); n >= 0; n--) {
            int at = random.nextInt(characters.size());
            int removed = Math.min(random.nextInt(6), characters.size() - at);
            characters.subList(at, at + removed).clear();
            String crumb = CRUMBS.get(random.nextInt(CRUMBS.size()));
            characters.addAll(at, crumb.codePoints().boxed().toList());
        }
        StringBuilder text = new StringBuilder();
        characters.forEach(text::appendCodePoint);
        return text.toString();
    }
}
