package arbiter.content.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Arena.Weapon;
import arbiter.content.yaml.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextNumbersTest {

    @Test
    void a_text_takes_numbers_from_its_own_entry() {
        assertThat(text("price: 40", "Costs {price} crowns.")).isEqualTo("Costs 40 crowns.");
        assertThat(text("price: 40\n  traits: [instant-reload, {entangle: 2}]", "Holds for {traits.entangle} rounds."))
                .isEqualTo("Holds for 2 rounds.");
        assertThat(text("price: 40\n  tags: [light, thrown]", "Is {tags.2} and {tags.1}."))
                .isEqualTo("Is thrown and light.");
    }

    @Test
    void what_the_entry_does_not_say_is_refused_at_the_text() {
        assertThatThrownBy(() -> text("price: 40", "Does {damage} damage, {tags.1}, {price.high}, {}."))
                .hasMessageStartingWith(
                        "weapons.yaml:4:9: the text speaks of {damage}, but the entry has no such value")
                .hasMessageContaining("{tags.1}")
                .hasMessageContaining("{price.high}")
                .hasMessageContaining("{}");
    }

    private static String text(String keys, String text) {
        Catalogue arena = Arena.kinds()
                .files(List.of(Source.text(
                        "weapons.yaml", "- id: sling\n  name: Sling\n  " + keys + "\n  text: \"" + text + "\"\n")))
                .load();
        return arena.get(Weapon.class, "sling").text();
    }
}
