package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.ability.Concealment;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What characters and powers are made of. */
class CharacterRulesTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: %s, level: %d}";

    private static List<Object> codes(Build build) {
        return Designs.sheet(build).violations().stream()
                .<Object>map(Violation::code)
                .toList();
    }

    private static Build minor(String... powers) {
        Build build = Designs.bind("name: Somebody\nstanding: minor\n", Build.class);
        return build.with(Designs.major(powers).powers());
    }

    @Test
    @Ledger({"GG-CHR-2", "GG-CHR-3", "GG-CHR-8", "conventional"})
    void majors_have_no_ceiling_minors_three_and_training_five() {
        assertThat(codes(Designs.major(EVASION.formatted("mutant", 30)))).isEmpty();
        assertThat(codes(minor(EVASION.formatted("mutant", 3)))).isEmpty();
        assertThat(codes(minor(EVASION.formatted("mutant", 4)))).containsExactly(Code.MINOR_LEVEL);
        assertThat(codes(Designs.major(EVASION.formatted("conventional", 5)))).isEmpty();
        assertThat(codes(Designs.major(EVASION.formatted("conventional", 6)))).containsExactly(Code.CONVENTIONAL_LEVEL);
    }

    @Test
    @Ledger("GG-CHR-5")
    void who_says_nothing_has_forty_points() {
        Build build = Designs.bind("name: Somebody\n" + Designs.TRAITS, Build.class)
                .with(Designs.major(EVASION.formatted("mutant", 4)).powers());
        Sheet sheet = Designs.sheet(build);

        assertThat(sheet.totals().get("gp-left")).hasToString("+40 GP -5 spent");
        Build dear = build.with(Designs.major(EVASION.formatted("mutant", 20)).powers());
        assertThat(codes(dear)).containsExactly(Code.GP_OVERSPENT);
        assertThat(minor().budget()).isEmpty();
    }

    @Test
    @Ledger("GG-CHR-6")
    void a_power_has_an_ability_a_level_a_source_and_what_it_may_have() {
        assertThat(codes(Designs.major("{ability: evasion, source: mutant, level: 0}")))
                .containsExactly(Code.LEVEL_TOO_LOW);
        assertThat(codes(Designs.major("{ability: evasion, level: 1}"))).containsExactly(Code.SOURCE_MISSING);
        assertThat(codes(Designs.major("{ability: evasion, source: mutant, level: 1, modifiers: [shiny]}")))
                .containsExactly(Code.UNKNOWN_MODIFIER);
        assertThat(codes(Designs.major("{ability: evasion, source: mutant, level: 1, options: [sniper]}")))
                .containsExactly(Code.UNKNOWN_WORD);
        assertThat(codes(Designs.major("{ability: movement, types: [solid], source: mutant, level: 1}")))
                .containsExactly(Code.WORD_MISSING);
    }

    @Test
    @Ledger({"GG-CHR-7", "flexible-type"})
    void a_type_is_settled_at_design_unless_it_is_flexible() {
        String ray =
                "{name: Ray, ability: damaging-attack, types: [%s], source: mutant, level: 2, modifiers: [direct, ranged%s]}";
        Gladiator ana = hero("Ana", hex(5, 5), ray.formatted("heat", ""));
        Gladiator eve = hero("Eve", hex(5, 5), ray.formatted("heat, solid", ", flexible-type"));

        assertThat(power(ana, "ray").ways().stream().map(way -> way.form().types()))
                .containsExactly(List.of(PowerType.HEAT));
        assertThat(power(eve, "ray").ways().stream().map(way -> way.form().types()))
                .containsExactly(List.of(PowerType.HEAT), List.of(PowerType.SOLID));
        assertThat(codes(Designs.major(ray.formatted("heat, solid", "")))).isNotEmpty();
    }

    @Test
    @Ledger({"GG-CHR-10", "area"})
    void without_a_range_a_power_is_for_its_user_and_an_area_lies_around_him() {
        String shroud = "{name: Shroud, ability: concealment, options: [vision], source: mutant, level: 2%s}";
        Gladiator ana = hero("Ana", hex(5, 5), shroud.formatted(""));
        Gladiator eve = hero("Eve", hex(5, 6), shroud.formatted(", modifiers: [ranged]"));
        Gladiator ivy = hero("Ivy", hex(5, 7), shroud.formatted(", modifiers: [area blast]"));
        GladiatorsState state = table(ana, eve, ivy, villain("Ben", hex(30, 5)));

        assertThat(Acts.menu(state, ana))
                .filteredOn(id -> id.contains("shroud"))
                .containsExactly("activate:shroud");
        assertThat(Acts.menu(state, eve))
                .filteredOn(id -> id.contains("shroud"))
                .containsExactly("activate:shroud", "activate:shroud:ana", "activate:shroud:ivy");
        Acts.take(scenario(state), ivy, "activate:shroud");
        assertThat(Running.on(state, ivy, Concealment.class)).hasSize(1);
        assertThat(Running.on(state, eve, Concealment.class)).hasSize(1);
        assertThat(Running.on(state, ana, Concealment.class)).isEmpty();
        assertThat(codes(Designs.major(shroud.formatted(", modifiers: [area line]"))))
                .containsExactly(Code.AREA_WITHOUT_RANGE);
    }

    @Test
    @Ledger("GG-ADV-8")
    void who_invents_a_trait_says_what_it_is_worth() {
        String own =
                "name: Somebody\ngp: 999\ntraits: [{trait: iron-will}, {trait: aggressive}, {own: Chess Master%s}]\n";
        Sheet sheet = Designs.sheet(
                Designs.bind(own.formatted(", merit: advantage, frequency: common, severity: major"), Build.class));

        assertThat(sheet.violations()).isEmpty();
        assertThat(sheet.totals().get("advantages")).hasToString("+2 Iron Will +3 Chess Master");
        assertThat(codes(Designs.bind(own.formatted(", frequency: common, severity: major"), Build.class)))
                .containsExactly(Code.TRAIT_MERIT);
        assertThat(codes(Designs.bind(own.formatted(", merit: advantage, severity: major"), Build.class)))
                .containsExactly(Code.TRAIT_FREQUENCY);
    }

    @Test
    @Ledger("GG-AMB-22")
    void the_two_modifiers_whose_names_are_lost_have_names() {
        assertThat(BOOK.modifiers().stream()
                        .filter(modifier -> modifier.rule().equals("GG-MD-25")
                                || modifier.rule().equals("GG-MD-19"))
                        .map(modifier -> modifier.name() + " " + modifier.price()))
                .containsExactlyInAnyOrder("Grievous 1", "Flexible Cost 1");
        assertThat(BOOK.modifiers().stream().filter(modifier -> modifier.text().contains("The printed name was lost.")))
                .hasSize(2);
    }
}
