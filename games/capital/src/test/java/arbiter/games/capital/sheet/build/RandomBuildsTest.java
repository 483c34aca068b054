package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.dice.RandomStream;
import arbiter.games.capital.sheet.Build;
import arbiter.testkit.Ledger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Characters made by chance through the same questions that people answer. */
class RandomBuildsTest {

    private static final int BUILDS = 500;

    @Test
    @Ledger({"CAP-CREATE-1", "CAP-LEVEL-2", "CAP-AMB-17", "CAP-AMB-139"})
    void whatever_is_answered_the_character_is_legal_up_to_the_highest_level() {
        Set<String> signatures = new HashSet<>();
        Set<String> bought = new HashSet<>();
        for (int seed = 0; seed < BUILDS; seed++) {
            Build build = RandomBuilds.grown(BOOK.highestLevel(), new RandomStream(seed));

            assertThat(build.level()).isEqualTo(BOOK.highestLevel());
            CharacterSheet sheet = CharacterSheet.of(build, BOOK);
            assertThat(sheet.violations()).as("seed %d", seed).isEmpty();
            assertThat(sheet.slotsFree()).isNotNegative();
            String yaml = Build.format(BOOK.content()).write(build);
            assertThat(Build.format(BOOK.content())
                            .read(Source.text("random.yaml", yaml))
                            .build())
                    .as("seed %d", seed)
                    .isEqualTo(build);
            signatures.add(build.signature().kinds().toString());
            sheet.abilities().forEach(one -> bought.add(one.ability().id()));
        }
        assertThat(signatures).hasSize(4);
        assertThat(bought).containsAll(slotAbilities());
    }

    private static List<String> slotAbilities() {
        return BOOK.slotAbilities().stream().map(ability -> ability.id()).toList();
    }
}
