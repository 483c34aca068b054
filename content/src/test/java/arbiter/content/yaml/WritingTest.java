package arbiter.content.yaml;

import static arbiter.content.yaml.Armoury.gun;
import static arbiter.content.yaml.Armoury.rack;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Armoury.Gun;
import arbiter.content.yaml.Armoury.Note;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WritingTest {

    record Dice(int count) {

        static Dice of(String text) {
            return new Dice(Integer.parseInt(text.substring(0, text.length() - 1)));
        }

        @Override
        public String toString() {
            return count + "d";
        }
    }

    @Capitals
    enum Score {
        STR,
        AGI
    }

    record Throw(Dice dice, Map<Score, Integer> bonus) {}

    record Shelf(
            @Default(value = "gun", written = true) String kind,
            @Default("") String id) {

        @Override
        public String id() {
            return id.isEmpty() ? "made-up" : id;
        }
    }

    @Test
    void a_record_is_written_as_people_write_it() {
        String text = """
                id: pistol
                name: Pistol No. 1
                ammo: 3
                maker: "no"
                tags: [light, gun]
                attacks:
                  - {range: 30, attribute: vsn}
                  - {range: 5, attribute: point-blank, shots: 2}
                needs: {agi: -1, vsn: 2}
                effects: [slow, two-handed]
                loud: true
                class: sidearm
                """;

        assertThat(Yaml.write(gun(text))).isEqualTo(text);
    }

    @Test
    void what_is_empty_or_as_usual_is_left_out() {
        assertThat(Yaml.write(gun("{id: pistol, name: Pistol, tags: [], loud: false}")))
                .isEqualTo("id: pistol\nname: Pistol\n");
    }

    @Test
    void kinds_are_named_as_shortly_as_they_can_be() {
        Gun gun = gun("""
                id: cannon
                name: Cannon
                effects: [slow, {kind: piercing, rating: 2}, {blast: {radius: 3, spares: [friends]}}]
                """);

        assertThat(Yaml.write(gun)).isEqualTo("""
                id: cannon
                name: Cannon
                effects:
                  - slow
                  - {piercing: 2}
                  - {kind: blast, radius: 3, spares: [friends]}
                """);
        assertThat(gun(Yaml.write(gun))).isEqualTo(gun);
    }

    @Test
    void items_with_lists_of_maps_get_a_line_for_every_key() {
        String text = """
                guns:
                  - id: pistol
                    name: Pistol
                    attacks:
                      - {range: 30, attribute: vsn}
                  - id: rifle
                    name: Rifle
                """;

        assertThat(Yaml.write(rack(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "true",
                "12",
                "null",
                "~",
                "",
                " ",
                "-",
                "- a",
                "a: b",
                "a #b",
                "a:",
                "#",
                "[x]",
                "{",
                "a, b",
                "?",
                "'",
                "\"",
                "\\",
                "line\nbreak",
                "tab\there",
                "\u0007",
                "\u2028",
                "\uFEFF",
                "2026-11-16",
                "0x1f",
                "1e3",
                "=",
                "%a",
                "@",
                "`",
                "*a",
                "&a",
                "!a",
                "|",
                ">",
                "a ",
                " a",
                "yes",
                "Off",
                "<<",
                "...",
                "---",
                "\uD83D\uDE00",
                "a\\\nb",
                "..."
            })
    void any_text_reads_back(String text) {
        Gun gun = new Gun(
                text,
                text,
                OptionalInt.empty(),
                Optional.of(text),
                Set.of(text),
                List.of(),
                Map.of(),
                List.of(new Armoury.Blast(1, List.of(text, "x"))),
                false,
                Optional.empty());

        assertThat(gun(Yaml.write(gun))).isEqualTo(gun);
    }

    @Test
    void random_texts_read_back() {
        Random random = new Random(11);
        String alphabet = " :,#-?[]{}&*!|>'\"%@`=\n\t\\azAZ09.~<";
        for (int run = 0; run < 3_000; run++) {
            String text = random.ints(random.nextInt(12), 0, alphabet.length())
                    .mapToObj(index -> String.valueOf(alphabet.charAt(index)))
                    .reduce("", String::concat);
            Note note = new Note(text, new Node.Text(arbiter.content.Place.startOf("x"), text, true));
            Note again = Yaml.read(Source.text("note.yaml", Yaml.write(note)), Note.class);
            assertThat(again.title()).isEqualTo(text);
            assertThat(again.body().says(note.body())).as(text).isTrue();
        }
    }

    @Test
    void a_long_text_is_broken_where_lines_would_be_too_long_to_be_read() {
        String longText = "word: word ".repeat(3_000).strip();
        Gun gun = gun("{id: pistol, name: Pistol}");
        Gun talkative = new Gun(
                gun.id(),
                longText,
                gun.ammo(),
                gun.maker(),
                gun.tags(),
                gun.attacks(),
                gun.needs(),
                gun.effects(),
                false,
                gun.group());

        assertThat(gun(Yaml.write(talkative))).isEqualTo(talkative);
    }

    @Test
    void notations_are_written_as_they_write_themselves_and_capitals_stay() {
        Binder binder = Binder.plain().with(Dice.class, Dice::of);
        Throw value = new Throw(new Dice(3), Map.of(Score.STR, 2));

        String text = binder.write(value, Throw.class);

        assertThat(text).isEqualTo("dice: 3d\nbonus: {STR: 2}\n");
        assertThat(binder.read(Source.text("throw.yaml", text), Throw.class)).isEqualTo(value);
    }

    @Test
    void what_the_file_said_is_written_and_not_what_an_accessor_makes_of_it() {
        assertThat(Yaml.write(new Shelf("gun", ""))).isEqualTo("kind: gun\n");
    }

    @Test
    void free_nodes_are_written_as_they_are() {
        String text = """
                title: A note
                body:
                  nothing: null
                  list: [1, "1", two]
                  nested:
                    - {a: 1}
                    - {b: [2, 3]}
                """;
        Node node = Yaml.read(Source.text("note.yaml", text));

        assertThat(Yaml.write(node)).isEqualTo(text);
        assertThat(Yaml.read(Source.text("note.yaml", Yaml.write(node))).says(node))
                .isTrue();
    }
}
