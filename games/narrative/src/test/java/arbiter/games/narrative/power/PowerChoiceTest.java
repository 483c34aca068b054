package arbiter.games.narrative.power;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PowerChoiceTest {

    private static final TableRules STANDARD = TableRules.STANDARD;

    private static PowerChoice power(String power, String discipline, String... effects) {
        PowerChoice choice = PowerChoice.of(BOOK.power(power), BOOK.skill(discipline));
        for (String effect : effects) {
            choice = choice.with(BOOK.effect(power + "-" + effect));
        }
        return choice;
    }

    /** The ninth of the hard rules: Telekinesis with Willpower 4 and one rank. */
    @Test
    @Ledger({"NAR-PSY-4", "NAR-PSY-6", "NAR-PSY-9"})
    void a_blast_at_medium_range_is_hard_and_harder_within_a_rebuke() {
        PowerChoice blast = power("attack", "telekinesis", "blast", "range");
        PoolPlan plan =
                PoolPlan.of(PoolBase.of(4, 1, "Willpower 4, Telekinesis 1")).against(blast.difficulty(STANDARD, false));

        assertThat(blast.dice(STANDARD)).hasToString("+1 Attack +1 Blast +1 Range");
        assertThat(blast.range()).isEqualTo(Band.MEDIUM);
        assertThat(plan.assemble()).hasToString("1P 3A vs 3D");
        assertThat(sixDecimals(plan.assemble())).isEqualTo("0.653389");
        DicePool rebuked =
                plan.and(PoolChange.Kind.UPGRADE_DIFFICULTY, 1, "Rebuke").assemble();
        assertThat(rebuked).hasToString("1P 3A vs 1C 2D");
        assertThat(sixDecimals(rebuked)).isEqualTo("0.599532");
    }

    private static String sixDecimals(DicePool pool) {
        return String.format(Locale.ROOT, "%.6f", pool.odds().success().toDouble());
    }

    @Test
    @Ledger({"NAR-PSY-6", "NAR-FX-ATT-8"})
    void rapid_fire_used_makes_five_and_one_more_effect_is_impossible() {
        PowerChoice burst =
                power("attack", "telekinesis", "blast", "range", "rapid-fire").withAutoFire();
        PowerChoice more = burst.with(BOOK.effect("attack-impact"));

        assertThat(burst.dice(STANDARD).total()).isEqualTo(5);
        assertThat(burst.isImpossible(STANDARD)).isFalse();
        assertThat(more.isImpossible(STANDARD)).isTrue();
        assertThatThrownBy(() -> more.difficulty(STANDARD, false))
                .hasMessage("this comes to 6 difficulty dice (+1 Attack +1 Blast +1 Range +1 Rapid-Fire +1 Impact"
                        + " +1 Auto-fire): at most 5 are possible; leave something out, or spend a Story Point on it");
        assertThat(more.difficulty(STANDARD, true).dice()).isEqualTo(5);
    }

    @Test
    @Ledger({"NAR-PSY-4", "NAR-PSY-5", "NAR-PSY-14"})
    void what_does_not_fit_together_is_refused() {
        assertThat(power("attack", "telepathy").refusals(STANDARD))
                .containsExactly(
                        "Attack is not manifested through Telepathy but through Biomancy or Pyromancy or Telekinesis");
        assertThat(power("attack", "telekinesis", "blast", "blast").refusals(STANDARD))
                .containsExactly("Blast can be taken once");
        assertThat(power("attack", "telekinesis", "range", "range").refusals(STANDARD))
                .isEmpty();
        assertThat(power("attack", "telekinesis", "life-leech").refusals(STANDARD))
                .containsExactly("Life-Leech is for Biomancy, not for Telekinesis");
        assertThat(power("attack", "telekinesis")
                        .with(BOOK.effect("heal-critical"))
                        .refusals(STANDARD))
                .containsExactly("Heal Critical is an effect of Heal, not of Attack");
        assertThat(power("attack", "telekinesis").withAutoFire().refusals(STANDARD))
                .containsExactly("Auto-fire needs Rapid-Fire");
        assertThat(power("curse", "pyromancy", "additional-target", "paralyzed").refusals(STANDARD))
                .containsExactly("Paralyzed cannot be combined with Additional Target");
        assertThat(power("curse", "pyromancy", "sweltering-heat", "additional-target")
                        .refusals(STANDARD))
                .containsExactly("Additional Target cannot be combined with Sweltering Heat");
    }

    @Test
    @Ledger("NAR-FX-ATT-9")
    void pyromancy_burns_unless_the_table_says_no() {
        PowerChoice burning = power("attack", "pyromancy", "shock");

        assertThat(burning.refusals(STANDARD)).isEmpty();
        assertThat(burning.refusals(new TableRules(CostProfile.LEDGER, false, true, true, true, true, false, false)))
                .containsExactly("Shock is for Biomancy, not for Pyromancy");
        assertThat(power("attack", "telekinesis", "shock").refusals(STANDARD)).hasSize(1);
    }

    @Test
    @Ledger({"NAR-PSY-10", "NAR-PSY-11"})
    void range_goes_band_by_band_to_extreme_and_targets_add_up() {
        assertThat(power("heal", "biomancy").range()).isEqualTo(Band.ENGAGED);
        assertThat(power("heal", "biomancy", "range", "range", "range", "range").range())
                .isEqualTo(Band.EXTREME);
        assertThat(power("attack", "biomancy", "range", "range", "range", "range")
                        .refusals(STANDARD))
                .containsExactly("nothing reaches beyond extreme range; take Range less often");
        assertThat(power("augment", "biomancy", "additional-target").targets()).isEqualTo(3);
        assertThat(power("barrier", "telekinesis", "additional-target").targets())
                .isEqualTo(2);
    }

    /** Each power with a Range effect: its own reach, and that with Range once and twice. */
    @ParameterizedTest
    @CsvSource({
        "attack, telekinesis, SHORT, MEDIUM, LONG",
        "augment, biomancy, ENGAGED, SHORT, MEDIUM",
        "barrier, telekinesis, ENGAGED, SHORT, MEDIUM",
        "compel, telepathy, SHORT, MEDIUM, LONG",
        "curse, telepathy, SHORT, MEDIUM, LONG",
        "dispel, telepathy, SHORT, MEDIUM, LONG",
        "manipulate, telekinesis, SHORT, MEDIUM, LONG",
        "heal, biomancy, ENGAGED, SHORT, MEDIUM"
    })
    @Ledger({
        "NAR-PSY-10",
        "NAR-FX-ATT-7",
        "NAR-FX-AUG-6",
        "NAR-FX-BAR-2",
        "NAR-FX-COM-4",
        "NAR-FX-CUR-3",
        "NAR-FX-DIS-1",
        "NAR-FX-MAN-4",
        "NAR-FX-HEA-1"
    })
    void range_is_a_die_for_each_band(String power, String discipline, Band own, Band once, Band twice) {
        PowerChoice plain = power(power, discipline);
        PowerChoice farther = power(power, discipline, "range");
        PowerChoice farthest = power(power, discipline, "range", "range");

        assertThat(List.of(plain, farther, farthest))
                .extracting(PowerChoice::range)
                .containsExactly(own, once, twice);
        assertThat(farthest.dice(STANDARD).total())
                .isEqualTo(plain.dice(STANDARD).total() + 2);
    }

    /** The effects whose costs differ, in the three profiles; all the others cost the same. */
    @ParameterizedTest
    @CsvSource({
        "attack-life-leech, 2, 2, 2",
        "attack-destructive, 3, 3, 2",
        "attack-empowered, 3, 3, 2",
        "attack-inferno, 3, 3, 2",
        "curse-doom, 2, 3, 2",
        "curse-terrify, 2, 3, 2",
        "curse-paralyzed, 3, 4, 3",
        "dispel-deny-the-witch, 2, 2, 2",
        "dispel-additional-target, 2, 3, 2",
        "heal-additional-target, 2, 2, 1",
        "heal-restoration, 2, 2, 1",
        "heal-critical, 3, 3, 2",
        "heal-revive, 3, 3, 2",
        "heal-back-from-the-brink, 4, 4, 4"
    })
    @Ledger("NAR-PSY-4")
    void three_profiles_of_costs(String effect, int ledger, int sorted, int core) {
        assertThat(List.of(CostProfile.values()))
                .extracting(profile -> BOOK.effect(effect).cost(profile))
                .containsExactly(ledger, sorted, core);
    }

    @Test
    @Ledger("NAR-PSY-4")
    void eleven_effects_differ_between_the_profiles() {
        List<PowerEffect> differing = BOOK.content().shelf(PowerEffect.class).all().stream()
                .filter(effect ->
                        effect.costSorted().isPresent() || effect.costCore().isPresent())
                .toList();

        assertThat(differing).hasSize(3 + 3 + 1 + 4);
        assertThat(BOOK.content().shelf(PowerEffect.class).all().stream()
                        .filter(effect -> effect.cost() == 0)
                        .map(PowerEffect::id))
                .containsExactly("augury-precognition");
    }
}
