package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a use of a power costs: ammunition, backfiring, wearing out. */
class PaymentTest extends StrictScenarios<GladiatorsState> {

    private final Gladiator ben = villain("Ben", hex(9, 5));

    private static String bolt(String modifiers) {
        return "{name: Bolt, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, ranged, "
                + modifiers + "]}";
    }

    private static String evasion(String modifiers) {
        return "{ability: evasion, source: mutant, level: 3, modifiers: [" + modifiers + "]}";
    }

    private static Gladiator ana(String... powers) {
        return hero("Ana", hex(5, 5), powers);
    }

    private static void activate(arbiter.testkit.Scenario<GladiatorsState> play, Gladiator unit, String word) {
        Activating.on(play, use(unit, word), List.of(unit.id()));
    }

    @Test
    @Ledger({"shots", "GG-AMB-69", "GG-AMB-102", "GG-TRN-11"})
    void three_shots_then_reloading_in_two_actions_of_which_half_is_kept() {
        Gladiator ana = ana(bolt("shots"));
        var play = scenario(table(ana, ben)).dice("attack.hit", 1, 1, 1);
        for (int i = 0; i < 3; i++) {
            AttackSequence.resolve(play, use(ana, "bolt"), ben);
        }
        assertThat(ana.condition().works(power(ana, "bolt").place())).isFalse();
        new ReloadAct(power(ana, "bolt"), 1, false).resolve(play, ana);
        assertThat(ana.condition().has(power(ana, "bolt").place(), PowerFault.HALF_LOADED))
                .isTrue();
        new ReloadAct(power(ana, "bolt"), 1, true).resolve(play, ana);

        assertThat(ana.condition().works(power(ana, "bolt").place())).isTrue();
        assertThat(play.log().stream().filter(line -> !line.contains("at Ben")))
                .containsExactly(
                        "Ana's Bolt has 2 uses left",
                        "Ana's Bolt has 1 use left",
                        "Ana's Bolt will have to be reloaded",
                        "Ana's Bolt is half reloaded",
                        "Ana's Bolt is reloaded");
    }

    @Test
    @Ledger("limited-ammo")
    void limited_ammunition_is_gone_for_the_scene() {
        Gladiator ana = ana(bolt("limited-ammo 3"));
        var play = scenario(table(ana, ben)).dice("attack.hit", 1, 1, 1);
        for (int i = 0; i < 3; i++) {
            AttackSequence.resolve(play, use(ana, "bolt"), ben);
        }
        assertThat(play.log()).contains("Ana's Bolt is used up after this");
        assertThat(ana.condition().works(power(ana, "bolt").place())).isFalse();
    }

    @Test
    @Ledger({"backfire", "GG-AMB-68", "GG-AMB-106"})
    void a_backfire_is_a_bare_hit_and_the_use_goes_on() {
        Gladiator ana = ana(bolt("backfire"), "{ability: toughness, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("power.backfire", 1).dice("attack.hit", 2);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt: Backfire rolls 1, it backfires",
                        "Ana takes 1 hit",
                        "Ana's Bolt at Ben: needs 6, rolls 2, misses");
    }

    @Test
    @Ledger("backfire")
    void what_persists_backfires_on_three_and_whoever_is_out_by_it_does_nothing() {
        Gladiator ana = ana(evasion("persistent personal, backfire"));
        ana.set(ana.injuries().hurt(2, 0));
        var play = scenario(table(ana, ben)).dice("power.backfire", 3);

        activate(play, ana, "evasion");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Evasion: Backfire rolls 3, it backfires", "Ana takes 1 hit", "Ana is out of action");
    }

    @Test
    @Ledger({"variable", "GG-AMB-69", "GG-AMB-112"})
    void variable_settles_the_level_once_and_takes_from_others_what_is_below_nought() {
        Gladiator ana = ana(
                "{ability: evasion, source: mutant, level: 3, modifiers: [variable]}",
                "{ability: accuracy, source: mutant, level: 2}");
        int others = ana.powers().size() - 1;
        var play = scenario(table(ana, ben)).dice("power.variable", 1).dice("power.variable-loss", others);

        activate(play, ana, "evasion");

        assertThat(play.log())
                .containsExactly("Ana's Evasion: Variable rolls 1, Level -4, a Level of Accuracy is lost");
        assertThat(use(ana, "evasion").level(play.state()).total()).isZero();
        assertThat(use(ana, "accuracy").level(play.state()).total()).isEqualTo(1);
        var again = scenario(table(ana, ben));
        activate(again, ana, "evasion");
        assertThat(again.log()).containsExactly("Ana activates Evasion");
    }

    @Test
    @Ledger({"complex", "GG-AMB-114"})
    void complex_needs_five_where_no_hit_is_rolled_for() {
        Gladiator ana = ana(evasion("complex"));
        var table = scenario(table(ana, ben));

        assertThat(table.odds(play -> Activating.on(play, use(ana, "evasion"), List.of("ana")))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(6, 10));
        var play = scenario(table(ana, ben)).dice("power.complex", 4);
        activate(play, ana, "evasion");
        assertThat(play.log()).containsExactly("Ana's Evasion: Complex rolls 4, nothing comes of it");
    }

    @Test
    @Ledger({"burnout", "GG-AMB-69"})
    void burnout_gives_four_levels_for_this_use_and_may_be_the_last_of_it() {
        Gladiator ana = ana(evasion("burnout"));
        var play = scenario(table(ana, ben)).choice("power.how", "burning").dice("power.burnout", 3);

        new ActivateAct(power(ana, "evasion"), power(ana, "evasion").way(), java.util.Optional.empty())
                .resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Evasion: Burnout rolls 3, it is burnt out",
                        "Ana activates Evasion, burning at 4 more Levels");
        RunningPower running = Running.on(play.state(), ana, arbiter.games.gladiators.ability.Evasion.class)
                .get(0);
        assertThat(running.level(play.state()).total()).isEqualTo(7);
        assertThat(ana.condition().works(power(ana, "evasion").place())).isFalse();
    }

    @Test
    @Ledger({"exhausts", "GG-AMB-68"})
    void exhausts_looks_at_the_kept_die_of_the_result_or_at_one_of_its_own() {
        Gladiator ana = ana(bolt("exhausts"));
        var play = scenario(table(ana, ben)).dice("attack.hit", 9).dice("attack.result", 1);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        assertThat(play.log()).contains("Ana's Bolt: Exhausts rolls 1, it is exhausted");

        Gladiator eva = hero("Eva", hex(5, 5), bolt("exhausts"));
        var missing = scenario(table(eva, ben)).dice("attack.hit", 2).dice("power.exhausts", 2);
        AttackSequence.resolve(missing, use(eva, "bolt"), ben);
        assertThat(missing.log()).contains("Eva's Bolt: Exhausts rolls 2, it goes on");
    }

    @Test
    @Ledger("weakens")
    void weakens_costs_a_level_with_each_use_and_once_a_turn_in_defence() {
        Gladiator ana = ana(bolt("weakens"));
        Gladiator armoured = villain(
                "Max", hex(9, 5), "{ability: armour, source: mutant, level: 3, modifiers: [always-on, weakens]}");
        var play = scenario(table(ana, armoured)).dice("attack.hit", 9, 9).dice("attack.result", 1, 1);

        AttackSequence.resolve(play, use(ana, "bolt"), armoured);
        AttackSequence.resolve(play, use(ana, "bolt"), armoured);

        assertThat(use(ana, "bolt").level(play.state()).total()).isEqualTo(2);
        assertThat(use(armoured, "armour").level(play.state()).total()).isEqualTo(2);
        assertThat(play.log())
                .filteredOn("Max's Armour weakens by 1 Level"::equals)
                .hasSize(1);
    }

    @Test
    @Ledger({"slow", "GG-AMB-102"})
    void slow_takes_two_actions() {
        Gladiator ana = ana(bolt("slow"));

        assertThat(power(ana, "bolt").way().actions()).isEqualTo(2);
    }
}
