package arbiter.content.yaml;

import static arbiter.content.yaml.Armoury.gun;
import static arbiter.content.yaml.Armoury.rack;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Armoury.Gun;
import arbiter.content.yaml.Armoury.Rack;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EditingTest {

    private static final String PISTOL = """
            # The pistol of the house.
            name: 'Pistol'   # as people say
            id:   pistol

            # What it does
            attacks:
              # near
              - {range: 030,  attribute: VSN}   # half the shots miss
              # far
              - {range: 60, attribute: VSN, shots: 2}
              # nothing further

            loud: false # not yet
            tags: [ light,   gun ]
            # the end
            """;

    @Test
    void nothing_changes_where_nothing_has_changed() {
        assertThat(edited(PISTOL, PISTOL)).isEqualTo(PISTOL);
    }

    @Test
    void a_changed_value_is_replaced_where_it_stands() {
        String changed = PISTOL.replace("'Pistol'", "Colt").replace("60", "80").replace("loud: false", "loud: true");

        assertThat(edited(PISTOL, changed))
                .isEqualTo(PISTOL.replace("'Pistol'", "\"Colt\"")
                        .replace("60", "80")
                        .replace("loud: false", "loud: true"));
    }

    @Test
    void a_new_item_comes_behind_the_one_before_it() {
        assertThat(edited(PISTOL, PISTOL.replace("  # nothing further", "  - {range: 90, attribute: AGI}")))
                .isEqualTo(PISTOL.replace("  # nothing", "  - {range: 90, attribute: agi}\n  # nothing"));
    }

    @Test
    void an_item_goes_with_its_line_and_leaves_the_comment_lines() {
        String near = "  - {range: 030,  attribute: VSN}   # half the shots miss\n";
        String far = "  - {range: 60, attribute: VSN, shots: 2}\n";

        assertThat(edited(PISTOL, PISTOL.replace(near, "")))
                .contains("attacks:\n  # near\n")
                .doesNotContain("half");
        assertThat(edited(PISTOL, PISTOL.replace(far, ""))).isEqualTo(PISTOL.replace("  # far\n" + far, "  # far\n"));
    }

    @Test
    void new_keys_come_where_the_record_has_them() {
        assertThat(edited(PISTOL, PISTOL + "ammo: 3\nclass: sidearm\n"))
                .isEqualTo(PISTOL.replace("id:   pistol\n", "id:   pistol\nammo: 3\n")
                        .replace("gun ]\n", "gun ]\nclass: sidearm\n"));
    }

    @Test
    void a_key_whose_value_is_gone_goes_too() {
        assertThat(edited(PISTOL, PISTOL.replace("tags: [ light,   gun ]\n", "")))
                .isEqualTo(PISTOL.replace("tags: [ light,   gun ]\n", ""));
        assertThat(edited("{id: a, name: b, ammo: 3, loud: true}", "{id: a, name: b, loud: true}"))
                .isEqualTo("{id: a, name: b, loud: true}");
        assertThat(edited("{id: a, name: b, loud: true}", "{id: a, name: b, ammo: 3, loud: true}"))
                .isEqualTo("{id: a, name: b, ammo: 3, loud: true}");
    }

    @Test
    void lists_in_one_line_stay_in_one_line() {
        assertThat(edited(PISTOL, PISTOL.replace("light,   gun", "light, gun, old")))
                .isEqualTo(PISTOL.replace("light,   gun", "light,   gun, old"));
        assertThat(edited(PISTOL, PISTOL.replace("light,   gun", "gun")))
                .isEqualTo(PISTOL.replace("light,   gun", "gun"));
        assertThat(edited(PISTOL, PISTOL.replace("light,   gun", "\"light: or not\", gun")))
                .isEqualTo(PISTOL.replace("light,   gun", "\"light: or not\",   gun"));
    }

    @Test
    void nested_files_are_changed_deep_inside() {
        String text = """
                guns:
                - id: pistol    # old
                  name: Pistol
                  attacks:
                    - {range: 5, attribute: VSN}
                # second
                - id: rifle
                  name: >-
                    A rifle with
                    a long name
                """;
        String changed = text.replace("range: 5", "range: 6").replace("a long name", "another name");

        assertThat(editedRack(text, changed)).isEqualTo("""
                guns:
                - id: pistol    # old
                  name: Pistol
                  attacks:
                    - {range: 6, attribute: VSN}
                # second
                - id: rifle
                  name: A rifle with another name
                """);
        assertThat(editedRack(
                        text, text.replace("- id: pistol    # old\n  name: Pistol\n", "- name: P\n  id: pistol\n")))
                .isEqualTo(text.replace("name: Pistol", "name: P"));
    }

    @Test
    void windows_line_ends_stay() {
        String text = PISTOL.replace("\n", "\r\n");

        assertThat(edited(text, PISTOL + "ammo: 3\n"))
                .isEqualTo(text.replace("id:   pistol\r\n", "id:   pistol\r\nammo: 3\r\n"));
    }

    @Test
    void an_edited_file_always_reads_as_the_new_value() {
        Random random = new Random(5);
        List<String> files = List.of(
                PISTOL,
                "id: a\nname: b\n",
                "{id: a, name: b}",
                "id: a\nname: b\nammo: 2\nneeds: {VSN: 1}\neffects: [slow, {piercing: 2}]\nclass: c # d\n",
                "id: a\nname: b\nattacks:\n- range: 1\n  # why\n  attribute: VSN\n\n- {range: 2, attribute: AGI}\neffects:\n  - piercing: 3\n  - kind: blast\n    radius: 2\n  - slow\n",
                "id: a\nname: b\ntags:\n  - x # one\n\n  # two\n  - y\nneeds:\n  VSN: 2\n  agi: 3\nmaker: |\n  Many\n  lines\n\nloud: true");
        for (int run = 0; run < 500; run++) {
            String before = files.get(random.nextInt(files.size()));
            String after = files.get(random.nextInt(files.size()));
            Gun mixed = mixed(gun(before), gun(after), random);
            String text = Binder.plain().edit(Source.text("gun.yaml", before), mixed, Gun.class);
            assertThat(gun(text)).as(before).isEqualTo(mixed);
            assertThat(text.contains("# The pistol of the house.")).isEqualTo(before.equals(PISTOL));
        }
    }

    private static Gun mixed(Gun one, Gun other, Random random) {
        List<Armoury.Attack> attacks = new ArrayList<>(random.nextBoolean() ? one.attacks() : other.attacks());
        if (random.nextBoolean()) {
            attacks.addAll(random.nextInt(attacks.size() + 1), other.attacks());
        }
        return new Gun(
                one.id(),
                random.nextBoolean() ? one.name() : other.name() + ": new",
                random.nextBoolean() ? one.ammo() : other.ammo(),
                random.nextBoolean() ? one.maker() : other.maker(),
                random.nextBoolean() ? one.tags() : other.tags(),
                attacks,
                random.nextBoolean() ? one.needs() : other.needs(),
                random.nextBoolean() ? one.effects() : other.effects(),
                random.nextBoolean() ? one.loud() : other.loud(),
                random.nextBoolean() ? one.group() : other.group());
    }

    private static String edited(String before, String after) {
        return Binder.plain().edit(Source.text("gun.yaml", before), gun(after), Gun.class);
    }

    private static String editedRack(String before, String after) {
        return Binder.plain().edit(Source.text("rack.yaml", before), rack(after), Rack.class);
    }
}
