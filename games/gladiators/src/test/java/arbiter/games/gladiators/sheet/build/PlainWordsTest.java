package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static arbiter.games.gladiators.sheet.build.Designs.power;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainWordsTest {

    @Test
    void a_power_is_described_by_its_parts() {
        assertThat(words("{ability: damaging-attack, types: [heat], source: mutant, level: 5,"
                        + " modifiers: [direct, ranged, persistent target]}"))
                .isEqualTo("a Level 5 flame bolt at up to 10 hexes (20 at one Level less) that burns again each turn");
        assertThat(
                        words(
                                "{ability: damaging-attack, types: [solid], source: mutant, level: 3, modifiers: [touch, melee, stun, focus]}"))
                .isEqualTo(
                        "a Level 3 solid blow at a touch that costs whom it affects an action, but can be knocked out of the hand");
        assertThat(words(
                        "{ability: hindering-attack, types: [cold], source: mutant, level: 4, modifiers: [touch, distant,"
                                + " flexible-range, flexible-ability], alternatives: [{ability: trap-attack}]}"))
                .isEqualTo(
                        "a Level 4 frost hindrance or a Level 4 trap at a touch or at any distance that keeps its target from"
                                + " moving and from affecting anybody else and shuts its target in");
        assertThat(words("{ability: armour, source: alien, level: 3, modifiers: [always-on]}"))
                .isEqualTo(
                        "Level 3 armour that protects fully against Solid and Physical damage and by half against Energy and"
                                + " Direct Poison and is always on");
        assertThat(words(
                        "{ability: wall, types: [solid], options: [2-hits, robust, vulnerable-heat], source: alien, level: 4,"
                                + " modifiers: [close, area large line]}"))
                .isEqualTo(
                        "a Level 4 solid wall at up to 5 hexes (10 at one Level less) on everybody in a Large Area (line) that"
                                + " stands 4 hexes high, takes 2 hits and is proof against bare hands, but gives way to Heat damage");
    }

    private static String words(String yaml) {
        return SheetFeatures.describe(power(yaml));
    }

    /** Direct and what makes a power Flexible say nothing by themselves: the choices do. */
    @Test
    void every_ability_and_nearly_every_modifier_has_something_to_say() {
        List<String> silent = List.of("direct", "melee", "flexible-ability", "flexible-range", "flexible-targeting");
        for (AbilityModifier modifier : BOOK.modifiers()) {
            for (Ability ability : BOOK.abilities()) {
                if (modifier.on().includes(ability)) {
                    SuperPower without = power(Specimens.bare(ability, modifier));
                    SuperPower with = power(Specimens.bare(ability, modifier).with(List.of(Specimens.words(modifier))));
                    String before = SheetFeatures.describe(without);
                    assertThat(before).contains("Level 2 ");
                    if (!silent.contains(modifier.id())) {
                        assertThat(SheetFeatures.describe(with))
                                .as(modifier.id())
                                .isNotEqualTo(before);
                    }
                }
            }
        }
    }
}
