package arbiter.content.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Arena.Ammo;
import arbiter.content.catalogue.Arena.Armour;
import arbiter.content.catalogue.Arena.Gear;
import arbiter.content.catalogue.Arena.Potion;
import arbiter.content.catalogue.Arena.Weapon;
import arbiter.content.yaml.Source;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CatalogueTest {

    private final Catalogue arena = Arena.content().load();

    @Test
    void entries_stand_on_their_shelf_in_the_order_of_the_files() {
        assertThat(arena.shelf(Weapon.class).ids()).containsExactly("pistol", "net", "cannon");
        assertThat(arena.shelf(Weapon.class).all()).extracting(Weapon::price).containsExactly(80, 5, 900);
        assertThat(arena.shelves()).extracting(Shelf::kind).containsExactly("weapons", "ammo", "gear");
    }

    @Test
    void a_weapon_knows_its_ammunition_as_an_object() {
        Weapon pistol = arena.get(Weapon.class, "pistol");

        assertThat(pistol.ammo()).containsSame(arena.get(Ammo.class, "nine-mil"));
        assertThat(arena.get(Weapon.class, "cannon").upgradeOf()).containsExactly(pistol);
    }

    @Test
    void entries_that_refer_to_each_other_use_a_ref() {
        Weapon pistol = arena.get(Weapon.class, "pistol");
        Ref<Weapon> back = pistol.ammo().orElseThrow().fits().get(0);

        assertThat(back.id()).isEqualTo("pistol");
        assertThat(back.get()).isSameAs(pistol);
    }

    @Test
    void traits_are_the_objects_of_the_game() {
        assertThat(arena.get(Weapon.class, "pistol").traits()).containsExactly(Arena.Simple.INSTANT_RELOAD);
        assertThat(arena.get(Weapon.class, "net").traits()).containsExactly(new Arena.Entangle(2));
    }

    @Test
    void a_shelf_may_hold_several_kinds_of_records() {
        assertThat(arena.get(Gear.class, "leather")).isInstanceOf(Armour.class);
        assertThat(arena.get(Potion.class, "tonic").name()).isEqualTo("Tonic");
        assertThatThrownBy(() -> arena.get(Potion.class, "leather")).hasMessage("'leather' is not a potion");
    }

    @Test
    void an_unknown_id_is_answered_with_the_nearest() {
        assertThatThrownBy(() -> arena.get(Weapon.class, "canon"))
                .hasMessage("unknown weapon 'canon'; did you mean 'cannon'?");
        assertThatThrownBy(() -> arena.shelf(Weapon.class).get("sword"))
                .hasMessage("unknown weapon 'sword'; there is pistol, net, cannon");
        assertThat(arena.shelf(Weapon.class).find("sword")).isEmpty();
    }

    @Test
    void other_files_name_entries_by_id() {
        record Loadout(Weapon weapon, Map<Ammo, Integer> rounds, List<Gear> gear) {}

        Loadout loadout = arena.binder()
                .read(
                        Source.text("mara.yaml", "{weapon: pistol, rounds: {nine-mil: 12}, gear: [tonic]}"),
                        Loadout.class);

        assertThat(loadout.weapon().name()).isEqualTo("Pistol");
        assertThat(loadout.rounds()).containsEntry(arena.get(Ammo.class, "nine-mil"), 12);
        assertThatThrownBy(() -> arena.binder()
                        .read(
                                Source.text("mara.yaml", "{weapon: pistl, rounds: {shel: 1}, gear: [{id: x}]}"),
                                Loadout.class))
                .hasMessage("""
                        mara.yaml:1:10: unknown weapon 'pistl'; did you mean 'pistol'?
                        mara.yaml:1:26: unknown ammo 'shel'; did you mean 'shell'?
                        mara.yaml:1:43: expected the id of a gear, found a map""");
    }
}
