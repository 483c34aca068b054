package arbiter.content.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Arena.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackTest {

    private static final String SLING = "- {id: sling, name: Sling, price: 1, text: Throws stones.}\n";

    @TempDir
    Path home;

    private Path pack;

    @BeforeEach
    void write_a_manifest() throws IOException {
        pack = Files.createDirectory(home.resolve("stones"));
        manifest("");
    }

    @Test
    void a_pack_adds_entries() throws IOException {
        write("weapons.yaml", SLING);

        Catalogue arena = load();

        assertThat(arena.shelf(Weapon.class).ids()).containsExactly("pistol", "net", "cannon", "sling");
        assertThat(arena.packs()).extracting(Manifest::name).containsExactly("Sticks and stones");
    }

    @Test
    void a_pack_may_refer_to_the_games_own_entries() throws IOException {
        write("weapons-stones.yaml", "- {id: pipe-gun, name: Pipe gun, price: 9, text: Loud., ammo: nine-mil}\n");

        assertThat(load().get(Weapon.class, "pipe-gun").ammo()).isPresent();
    }

    @Test
    void an_id_cannot_be_taken_twice_silently() throws IOException {
        write("weapons.yaml", "- {id: net, name: Big net, price: 50, text: Holds two.}\n");

        refused().hasMessage("stones/weapons.yaml:1:8: the id 'net' is already used at weapons.yaml:10:3");
    }

    @Test
    void a_pack_says_what_it_replaces() throws IOException {
        manifest("replaces: [net]\n");
        write("weapons.yaml", "- {id: net, name: Big net, price: 50, text: Holds two.}\n");

        Catalogue arena = load();

        assertThat(arena.get(Weapon.class, "net").name()).isEqualTo("Big net");
        assertThat(arena.shelf(Weapon.class).ids()).containsExactly("pistol", "net", "cannon");
    }

    @Test
    void a_replacement_must_replace_something() throws IOException {
        manifest("replaces: [nett]\n");
        write("weapons.yaml", SLING);

        refused().hasMessage("stones/pack.yaml:6:12: 'nett' replaces nothing");
    }

    @Test
    void a_file_of_an_unknown_kind_is_refused() throws IOException {
        write("wepons.yaml", SLING);

        refused()
                .hasMessage(
                        "stones/wepons.yaml:1:1: unknown kind of content 'wepons.yaml'; did you mean 'weapons.yaml'?");
    }

    @Test
    void problems_of_all_files_come_together() throws IOException {
        write("ammo.yaml", "- {id: Stone, name: Stone, text: Round.}\n- id: 'dart\n");
        write("gear.yaml", "{}");
        write("weapons.yaml", """
                - id: sling
                  name: Sling
                  pric: 1
                  text: Throws stones.
                  ammo: stone
                  upgrade-of: [slin]
                - id: sling
                  name: Staff sling
                  price: two
                  text: Throws them farther.
                  traits: [entangel: 1, entangle]
                - a sling
                """);

        refused().hasMessage("""
                        stones/ammo.yaml:2:7: the quote that opens here is never closed
                        stones/gear.yaml:1:1: expected a list of entries that each begin with '- id:'
                        stones/weapons.yaml:3:3: unknown key 'pric'; did you mean 'price'?
                        stones/weapons.yaml:7:7: the id 'sling' is already used at stones/weapons.yaml:1:3
                        stones/weapons.yaml:9:10: expected a whole number, found 'two'
                        stones/weapons.yaml:11:12: unknown weapon trait 'entangel'; did you mean 'entangle'?
                        stones/weapons.yaml:11:25: missing key 'rounds'
                        stones/weapons.yaml:12:3: expected the keys id, name, text, price, tags, ammo, upgrade-of, \
                        traits, found 'a sling'""");
    }

    @Test
    void an_id_is_written_in_small_letters() throws IOException {
        write("ammo.yaml", "- {id: Big Stone, name: Stone, text: Round.}\n");

        refused().hasMessage("stones/ammo.yaml:1:8: 'Big Stone' is not an id; use letters, digits and dashes");
    }

    @Test
    void entries_cannot_be_made_of_each_other() throws IOException {
        write("weapons.yaml", """
                - {id: egg, name: Egg, price: 1, text: Round., upgrade-of: [hen]}
                - {id: hen, name: Hen, price: 1, text: Loud., upgrade-of: [egg]}
                """);

        refused().hasMessage("stones/weapons.yaml:2:60: 'egg' refers to itself in a circle");
    }

    @Test
    void an_endless_chain_of_references_is_refused() throws IOException {
        StringBuilder weapons = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            weapons.append("- {id: w" + i + ", name: W, price: 1, text: W., upgrade-of: [w" + (i + 1) + "]}\n");
        }
        weapons.append("- {id: w1000, name: W, price: 1, text: W.}\n");
        write("weapons.yaml", weapons.toString());

        refused().hasMessageContaining("this chain of references is longer than 100");
    }

    @Test
    void a_pack_without_a_good_manifest_is_refused() throws IOException {
        write("pack.yaml", "id: Stones\nname: Stones\nversion: 1\ngame: arena\ndescription: Stones.\n");
        refused().hasMessage("stones/pack.yaml:1:1: 'Stones' is not an id; use small letters, digits and dashes");

        Files.delete(pack.resolve("pack.yaml"));
        refused().hasMessage("stones/pack.yaml:1:1: there is no such file");
    }

    @Test
    void links_and_strange_files_are_refused() throws IOException {
        Path outside = Files.writeString(home.resolve("secret"), SLING);
        Path link = Files.createSymbolicLink(pack.resolve("weapons.yaml"), outside);
        refused().hasMessage("stones/weapons.yaml:1:1: this is a link; copy the file into the pack");

        Files.delete(link);
        Files.createDirectory(pack.resolve("weapons.yaml"));
        refused().hasMessage("stones/weapons.yaml:1:1: this is not a regular file");

        Files.delete(pack.resolve("weapons.yaml"));
        write("weapons.yml", SLING);
        refused().hasMessage("stones/weapons.yml:1:1: call this file weapons.yaml");
    }

    @Test
    void a_pack_has_a_limited_size() throws IOException {
        for (int i = 0; i < 3; i++) {
            Files.write(pack.resolve("weapons-" + i + ".yaml"), new byte[1 << 20]);
        }

        refused().hasMessage("stones:1:1: a pack has at most 200 files and 2 MB");
    }

    @Test
    void packs_for_other_games_and_other_files_are_left_alone() throws IOException {
        write("README.md", "not content");
        write("weapons.yaml", SLING);
        write("pack.yaml", "id: stones\nname: Stones\nversion: 1\ngame: other\ndescription: Stones.\n");

        assertThat(Pack.under(home)).hasSize(1);
        assertThat(Arena.content().load(Pack.under(home)).packs()).isEmpty();
    }

    @Test
    void two_packs_cannot_have_the_same_id() throws IOException {
        write("weapons.yaml", SLING);
        List<Pack> twice = List.of(Pack.in(pack), Pack.in(pack));

        assertThatThrownBy(() -> Arena.content().load(twice))
                .hasMessageContaining("stones/pack.yaml:1:1: there is another pack with the id 'stones'");
    }

    @Test
    void a_folder_that_is_not_there_is_reported() {
        assertThatThrownBy(() -> Pack.under(Path.of("nowhere"))).hasMessage("nowhere:1:1: there is no such folder");
    }

    @Test
    void the_version_changes_with_the_meaning_not_with_the_looks() throws IOException {
        String without = Arena.content().load().version();
        write("weapons.yaml", SLING);
        String with = load().version();
        write("weapons.yaml", "# stones\n- id: 'sling'\n  name: Sling\n  price: 1\n  text: \"Throws stones.\"\n");
        String otherLooks = load().version();
        write("weapons.yaml", SLING.replace("price: 1", "price: 2"));
        String otherPrice = load().version();

        assertThat(with).isEqualTo(otherLooks).hasSize(64);
        assertThat(List.of(without, with, otherPrice)).doesNotHaveDuplicates();
    }

    private void manifest(String more) throws IOException {
        write(
                "pack.yaml",
                "id: stones\nname: Sticks and stones\nversion: 1.0\ngame: arena\ndescription: Older weapons.\n" + more);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(pack.resolve(file), text);
    }

    private Catalogue load() {
        return Arena.content().load(Pack.under(home));
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused() {
        return assertThatThrownBy(() -> Arena.content().load(List.of(Pack.in(pack))))
                .isInstanceOf(ContentProblems.class);
    }
}
