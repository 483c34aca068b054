package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Designs made by chance, most of them nonsense: nothing breaks, and what always holds about costs holds. */
class WildDesignsTest {

    private static final int DESIGNS = 3_000;

    private final RandomStream random = new RandomStream(7);

    @Test
    @Ledger({"GG-CST-5", "GG-CST-6"})
    void nothing_breaks_and_costs_add_up() {
        int legal = 0;
        for (int i = 0; i < DESIGNS; i++) {
            PowerDesign design = design();
            Sheet sheet = Designs.sheet(Designs.major().with(List.of(design)));
            Cost cost = Cost.of(sheet.powers().get(0), sheet.everything());

            assertThat(cost.total()).as("%s", design).isPositive();
            assertThat(cost.parts().parts().stream()
                            .mapToInt(part -> part.value())
                            .sum())
                    .isEqualTo(cost.total());
            assertThat(cost.total()).isGreaterThanOrEqualTo(cost.full() - Math.max(0, Math.floorDiv(cost.full(), 2)));
            assertThat(SheetFeatures.describe(sheet.powers().get(0))).contains("Level " + design.level());
            for (Violation violation : sheet.violations()) {
                assertThat(violation.path()).isNotBlank();
                assertThat(violation.message()).isNotBlank();
                assertThat(violation.fix()).isNotBlank();
            }
            legal += sheet.isLegal() ? 1 : 0;
        }
        assertThat(legal).isPositive();
    }

    private PowerDesign design() {
        Ability ability = one(BOOK.abilities());
        List<String> modifiers = new ArrayList<>();
        for (int i = random.below(5); i > 0; i--) {
            AbilityModifier modifier = one(BOOK.modifiers());
            modifiers.add((modifier.id() + " " + String.join(" ", words(modifier.options()))).strip());
        }
        return new PowerDesign(
                Optional.of("Wild"),
                ability,
                random.below(2) == 0 ? List.of() : List.of(one(List.of(PowerType.values()))),
                random.below(2) == 0
                        ? Optional.empty()
                        : Optional.of(new Against(List.of(one(List.of(PowerType.values()))), Optional.empty())),
                words(ability.price().options()),
                Optional.of(one(List.of(PowerSource.values()))),
                1 + random.below(9),
                modifiers,
                List.of(),
                random.below(2) == 0,
                Optional.empty(),
                List.of());
    }

    private List<String> words(List<OptionGroup> groups) {
        List<String> words = new ArrayList<>();
        for (OptionGroup group : groups) {
            for (int i = random.below(3); i > 0; i--) {
                String word = one(List.copyOf(group.words().keySet()));
                words.add(random.below(3) == 0 ? word + " 2" : word);
            }
        }
        return words;
    }

    private <T> T one(List<T> all) {
        return all.get(random.below(all.size()));
    }
}
