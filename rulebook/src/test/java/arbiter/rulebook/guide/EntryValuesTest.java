package arbiter.rulebook.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a reader sees of an entry's data: words, not the way it is stored. */
class EntryValuesTest {

    enum Skill {
        NONE,
        RANGED
    }

    record Quality(String id, String name, String text) implements Entry {}

    record Rated(Quality quality, OptionalInt rating) {}

    record Damage(int amount, boolean addsBrawn) {}

    record Shot(String name, Damage damage, int ammo, Skill skill) {}

    record Weapon(
            String id,
            String name,
            String text,
            Damage damage,
            boolean heavy,
            boolean loud,
            Optional<Skill> skill,
            List<Rated> qualities,
            List<Shot> shots,
            Map<String, Integer> prices,
            int weight,
            String kind)
            implements Entry {}

    private static final Quality BLAST = new Quality("blast", "Blast", "Strikes more.");

    private static Weapon tube(Damage damage, List<Shot> shots) {
        return new Weapon(
                "tube",
                "Guided Tube",
                "A tube.",
                damage,
                false,
                true,
                Optional.of(Skill.RANGED),
                List.of(
                        new Rated(BLAST, OptionalInt.of(4)),
                        new Rated(new Quality("loud", "Loud", ""), OptionalInt.empty())),
                shots,
                Map.of("market", 40),
                0,
                "guided tube");
    }

    @Test
    void values_read_like_words_and_leave_out_what_is_not_so() {
        assertThat(EntryValues.of(tube(new Damage(7, false), List.of())))
                .containsExactly(
                        entry("damage", "7"),
                        entry("loud", "yes"),
                        entry("skill", "ranged"),
                        entry("qualities", "Blast 4, Loud"),
                        entry("prices", "market 40"),
                        entry("weight", "0"));
    }

    @Test
    void a_name_stands_before_what_belongs_to_it() {
        Weapon tube = tube(
                new Damage(3, true),
                List.of(
                        new Shot("Aimed", new Damage(3, true), 0, Skill.RANGED),
                        new Shot("Wild", new Damage(0, false), 2, Skill.NONE)));
        assertThat(EntryValues.of(tube))
                .contains(
                        entry("damage", "amount 3, adds brawn"),
                        entry("shots", "Aimed (damage (amount 3, adds brawn), skill ranged); Wild (damage 0, ammo 2)"));
    }

    @Test
    void a_column_that_says_the_same_word_everywhere_is_no_column() {
        Weapon tube = tube(new Damage(7, false), List.of());
        assertThat(ContentTable.of("weapons", List.of(tube, tube, tube))
                        .orElseThrow()
                        .head())
                .containsExactly("Name", "damage", "weight");
    }
}
