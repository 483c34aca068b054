package arbiter.content.yaml;

import static arbiter.content.yaml.Armoury.gun;
import static arbiter.content.yaml.Armoury.rack;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.Problems;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefusalTest {

    @Test
    void a_misspelled_key_is_answered_with_the_right_one() {
        refused("id: pistol\nname: Pistol\nattcks: []")
                .hasMessage("gun.yaml:3:1: unknown key 'attcks'; did you mean 'attacks'?");
    }

    @Test
    void a_misspelled_required_key_is_reported_once() {
        refused("id: pistol\nnam: Pistol").hasMessage("gun.yaml:2:1: unknown key 'nam'; did you mean 'name'?");
    }

    @Test
    void a_strange_key_is_answered_with_all_keys() {
        refused("{id: pistol, name: Pistol, colour: red}")
                .hasMessage("gun.yaml:1:28: unknown key 'colour'; there is id, name, ammo, maker, tags, attacks, "
                        + "needs, effects, loud, class");
    }

    @Test
    void a_missing_key_is_reported_where_it_should_be() {
        refused("id: pistol").hasMessage("gun.yaml:1:1: missing key 'name'");
    }

    @Test
    void wrong_types_are_reported_where_they_stand() {
        assertThatThrownBy(() -> rack("""
                                guns:
                                  - id: [pistol]
                                    name: Pistol
                                    ammo: "3"
                                    tags: gun
                                    attacks:
                                      - {range: 12.5, attribute: VSM}
                                      - {range: 99999999999, attribute: [AGI]}
                                    needs: [AGI]
                                    loud: yes
                                """)).hasMessage("""
                        rack.yaml:2:9: expected a text, found a list
                        rack.yaml:4:11: expected a whole number, found '3'
                        rack.yaml:5:11: expected a list, found 'gun'; write [gun]
                        rack.yaml:7:17: expected a whole number, found '12.5'
                        rack.yaml:7:34: unknown attribute 'VSM'; did you mean 'vsn'?
                        rack.yaml:8:17: expected a whole number, found '99999999999'
                        rack.yaml:8:41: expected an attribute, found a list
                        rack.yaml:9:12: expected keys with values, found a list
                        rack.yaml:10:11: expected true or false, found 'yes'""");
    }

    @Test
    void a_key_without_a_value_is_reported() {
        refused("id: pistol\nname:\nammo: null").hasMessage("""
                        gun.yaml:2:6: the value is missing; give one or leave the key out
                        gun.yaml:3:7: the value is missing; give one or leave the key out""");
    }

    @Test
    void what_a_record_refuses_is_reported_at_its_place() {
        refused("id: pistol\nname: Pistol\nattacks: [{range: -3, attribute: agi}]")
                .hasMessage("gun.yaml:3:11: a range cannot be negative");
    }

    @Test
    void wrong_parameters_of_an_effect_are_reported() {
        refused("id: a\nname: A\neffects: [piercng: 2, piercing: two, slow: 3, {kind: blast}, blast: 4, {a: 1, b: 2}]")
                .hasMessage("""
                        gun.yaml:3:11: unknown effect 'piercng'; did you mean 'piercing'?
                        gun.yaml:3:33: expected a whole number, found 'two'
                        gun.yaml:3:44: effect 'slow' takes no parameters
                        gun.yaml:3:47: missing key 'radius'
                        gun.yaml:3:69: expected the keys radius, spares, found '4'
                        gun.yaml:3:72: expected an effect: its name, or a map with the key 'kind'; found a map""");
    }

    @Test
    void the_same_thing_twice_is_reported() {
        refused("id: a\nid: b\nname: A").hasMessage("gun.yaml:2:1: the key 'id' is already given in line 1");
        refused("id: a\nname: A\ntags: [x, x]").hasMessage("gun.yaml:3:11: 'x' is already in this list");
        refused("id: a\nname: A\nneeds: {agi: 1, AGI: 2}").hasMessage("gun.yaml:3:17: 'AGI' is already in this map");
    }

    @Test
    void anchors_aliases_and_tags_are_refused() {
        refused("id: &x pistol\nname: *x").hasMessage("gun.yaml:1:5: the anchor '&x' is not supported; write it out");
        refused("id: *x").hasMessage("gun.yaml:1:5: the alias '*x' is not supported; write it out");
        refused("id: !!java.net.URL [pistol]")
                .hasMessage("gun.yaml:1:5: the tag 'tag:yaml.org,2002:java.net.URL' is not supported; leave it out");
        refused("id: !hidden pistol").hasMessage("gun.yaml:1:5: the tag '!hidden' is not supported; leave it out");
        refused("!!map {id: pistol}")
                .hasMessage("gun.yaml:1:1: the tag 'tag:yaml.org,2002:map' is not supported; leave it out");
    }

    @Test
    void broken_yaml_is_explained_in_plain_words() {
        refused("id: pistol\n\tname: Pistol").hasMessage("gun.yaml:2:1: a tab cannot be used here; indent with spaces");
        refused("id: 'pistol\nname: Pistol").hasMessage("gun.yaml:1:5: the quote that opens here is never closed");
        refused("id: pistol\nname: Pistol: mark two")
                .hasMessage("gun.yaml:2:13: this ':' is not expected here; put a text that contains ': ' in quotes");
        refused("id: pistol\nname\nammo: 3")
                .hasMessage("gun.yaml:3:1: a ':' is missing after the key in the line above");
        refused("id: pistol\ntags: [a, b\nname: Pistol")
                .hasMessage("gun.yaml:3:5: a ',' or ']' is missing before this place");
        refused("{id: pistol\n").hasMessage("gun.yaml:2:1: a ',' or '}' is missing before this place");
        refused("tags:\n  - a\n  b: c\n")
                .hasMessage("gun.yaml:3:3: this does not fit the lines above; check the indentation");
        refused("name: @pistol").hasMessage("gun.yaml:1:7: a text cannot begin with this character; put it in quotes");
        refused("name: a\u0007b").hasMessage("gun.yaml:1:8: the character U+0007 is not allowed");
        refused("id: a\n---\nid: b")
                .hasMessage("gun.yaml:2:1: a second document begins here; a file holds one document");
        refused("[a]: b").hasMessage("gun.yaml:1:1: a key must be a word");
    }

    @Test
    void an_empty_file_is_refused() {
        refused("").hasMessage("gun.yaml:1:1: the file is empty");
        refused("# only a remark\n").hasMessage("gun.yaml:1:1: the file is empty");
        refused("---\n").hasMessage("gun.yaml:1:1: the file is empty");
    }

    @Test
    void ten_megabytes_of_brackets_get_one_message() {
        refused("[".repeat(10 << 20)).hasMessage("gun.yaml:1:1: the file is larger than 4 MB");
        refused("[".repeat(3 << 20)).hasMessage("gun.yaml:1:1: this line is longer than 10000 characters");
        refused("[".repeat(9000)).hasMessage("gun.yaml:1:52: this is nested more than 50 levels deep");
        refused("[\n".repeat(1 << 20)).hasMessage("gun.yaml:52:1: this is nested more than 50 levels deep");
        refused("{a: ".repeat(2000)).hasMessageEndingWith("this is nested more than 50 levels deep");
        refused("? ".repeat(4000)).hasMessageEndingWith("this is nested more than 50 levels deep");
        refused("- ".repeat(4000)).hasMessage("gun.yaml:1:103: this is nested more than 50 levels deep");
    }

    @Test
    void endless_lists_and_words_are_refused() {
        refused("- 1\n".repeat(200_000))
                .hasMessage("gun.yaml:100000:3: the file has more than 100000 values; split it");
        refused("id: a\nname: " + "a".repeat(20_000))
                .hasMessage("gun.yaml:2:1: this line is longer than 10000 characters");
    }

    @Test
    void text_that_is_not_utf_8_is_reported() {
        byte[] latin = "id: a\nname: Caf\u00e9".getBytes(StandardCharsets.ISO_8859_1);

        assertThatThrownBy(() -> Yaml.read(Source.bytes("gun.yaml", latin)))
                .hasMessage("gun.yaml:2:10: byte 0xe9 is not UTF-8 text; save the file as UTF-8");
    }

    @Test
    void a_byte_order_mark_does_no_harm() {
        assertThat(gun("\uFEFFid: a\nname: A").id()).isEqualTo("a");
    }

    @Test
    void what_is_not_a_file_is_reported(@TempDir Path folder) {
        assertThatThrownBy(() -> Yaml.read(Source.file("guns", folder)))
                .isInstanceOf(ContentProblems.class)
                .hasMessage("guns:1:1: this is a directory, not a file");
        assertThatThrownBy(() -> Yaml.read(Source.file("a.yaml", folder.resolve("a.yaml"))))
                .hasMessage("a.yaml:1:1: there is no such file");
        assertThatThrownBy(() -> Yaml.read(Source.file(Path.of("/dev/zero"))))
                .hasMessage("/dev/zero:1:1: this is not a regular file");
        assertThatThrownBy(() -> Yaml.read(Source.resource(RefusalTest.class, "lost/guns.yaml")))
                .hasMessage("guns.yaml:1:1: there is no resource 'lost/guns.yaml' beside RefusalTest");
    }

    @Test
    void words_from_a_file_cannot_disturb_the_terminal() {
        refused("{id: a, name: A, \"\\e[31mred\\n\": 1}")
                .hasMessageStartingWith("gun.yaml:1:18: unknown key '\\u001b[31mred\\u000a'; there is id, name");
        refused("{id: a, name: A, " + "k".repeat(900) + ": 1}")
                .hasMessageStartingWith("gun.yaml:1:18: unknown key '" + "k".repeat(40) + "...'; there is id, name");
    }

    @Test
    void thousands_of_problems_are_counted_not_listed() {
        refused("id: a\nname: A\nattacks: [" + "{range: x, attribute: agi},\n ".repeat(5000) + "]")
                .hasMessageEndingWith("\nand 4900 more")
                .isInstanceOfSatisfying(
                        ContentProblems.class, all -> assertThat(all.problems()).hasSize(Problems.LIMIT));
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> refused(String yaml) {
        return assertThatThrownBy(() -> gun(yaml)).isInstanceOf(ContentProblems.class);
    }
}
