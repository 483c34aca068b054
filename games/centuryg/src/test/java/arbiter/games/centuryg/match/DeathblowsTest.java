package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Deathblows. */
class DeathblowsTest extends StrictScenarios<CenturyState> {

    private final Fighter rogue = person("Rogue", "hall").foe().here();
    private final Fighter thug = person("Thug", "hall").foe().awareness(2).here();

    @Test
    @Ledger({"called-shot", "BCG-DB-1"})
    void a_called_shot_rattles_whom_it_passes_against() {
        Fighter mara = person("Mara", "hall").has("called-shot").here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 5);

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .containsExactly(
                        "Mara, attacking Rogue: 5 +4 Fitness = 9 against 9, passes",
                        "Mara puts everything into a Called Shot",
                        "Rogue is rattled: 1 Disadvantage on all Tests for a Round");
    }

    @Test
    @Ledger({"distraction-move", "BCG-DB-1"})
    void a_distraction_helps_allies_but_not_oneself() {
        Fighter mara = person("Mara", "hall").has("distraction-move").here();
        Fighter ann = person("Ann", "hall").here();
        var play = scenario(match(mara, ann, rogue))
                .choice("attack.deathblow", "distraction-move")
                .dice("attack.roll", 6);

        act(play, mara, "attack:combat");

        assertThat(OffensiveEdges.of(play.state(), ann, rogue).net()).isEqualTo(1);
        assertThat(OffensiveEdges.of(play.state(), mara, rogue).net()).isZero();
    }

    @Test
    @Ledger({"finishing-blow", "BCG-AMB-32"})
    void a_finishing_blow_counts_every_layer_lost() {
        Fighter mara = person("Mara", "hall").fitness(8).has("finishing-blow").here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "finishing-blow")
                .dice("attack.roll", 10)
                .dice("layer.roll", 7, 6)
                .dice("layer.roll", 10, 10, 10);

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .containsSubsequence(
                        "Rogue takes 4 Damage and loses Layer 1",
                        "Rogue, holding on: worst of 2 dice, 6 +4 Willpower = 10 against 10, passes",
                        "Rogue takes 4 Damage and loses Layer 2",
                        "Rogue, holding on: worst of 3 dice, 10 +4 Willpower = 14 against 15, fails",
                        "Rogue is defeated");
    }

    @Test
    @Ledger({"forbidden-secret-art", "BCG-AMB-32"})
    void the_forbidden_art_adds_tension_to_the_same_blow() {
        Fighter mara = person("Mara", "hall").has("forbidden-secret-art").here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "forbidden-secret-art")
                .dice("attack.roll", 4);
        play.emit(new RoundBegan());

        act(play, mara, "attack:combat");

        assertThat(play.log()).last().isEqualTo("Rogue takes 1 Damage, 3 left in Layer 1");
    }

    @Test
    @Ledger({"sweeping-assault", "BCG-AMB-134"})
    void a_sweep_rolls_once_against_everybody_and_carries_other_deathblows() {
        Fighter mara = person("Mara", "hall")
                .has("sweeping-assault")
                .has("called-shot")
                .here();
        var play = scenario(match(mara, rogue, thug))
                .choice("attack.target", "rogue")
                .choice("attack.deathblow", "sweeping-assault")
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 4);

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .contains(
                        "Mara, attacking Rogue: 4 +4 Fitness = 8 against 9, fails",
                        "Mara, attacking Thug: 4 +4 Fitness = 8 against 7, passes",
                        "Thug takes 1 Damage, 3 left in Layer 1");
        assertThat(play.state().has(Mark.Kind.RATTLED, thug)).isTrue();
        assertThat(play.state().has(Mark.Kind.RATTLED, rogue)).isFalse();
    }

    @Test
    @Ledger({"true-strike", "BCG-DB-2"})
    void a_true_strike_ignores_what_hinders_but_not_its_own_repetition() {
        Fighter mara = person("Mara", "hall").has("true-strike").here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "true-strike")
                .dice("attack.roll", 5)
                .choice("attack.deathblow", "true-strike")
                .dice("attack.roll", 5, 7);
        play.emit(new Marked(
                new Mark(Mark.Kind.RATTLED, "mara", "rogue", "", 2, Clock.rounds("rogue", 1)), "is rattled"));

        act(play, mara, "attack:combat");
        act(play, mara, "attack:combat");

        assertThat(play.log())
                .contains(
                        "Mara, attacking Rogue: 5 +4 Fitness = 9 against 9, passes",
                        "Mara, attacking Rogue: worst of 2 dice, 5 +4 Fitness = 9 against 9, passes");
    }

    @Test
    @Ledger({"living-weapon", "BCG-AMB-134"})
    void a_living_weapon_repeats_chosen_deathblows_freely() {
        Fighter boss = person("Boss", "hall")
                .boss(3)
                .has("called-shot")
                .has("living-weapon", "called-shot")
                .here();
        Fighter mara = person("Mara", "hall").here();
        var play = scenario(match(boss, mara))
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 5)
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 5);

        act(play, boss, "attack:combat");
        act(play, boss, "attack:combat");

        assertThat(play.log()).contains("Boss, attacking Mara: 5 +4 Fitness = 9 against 9, passes");
    }

    @Test
    @Ledger({"genius", "BCG-DB-1"})
    void genius_in_an_attack_is_used_up_by_its_success() {
        Fighter genius = person("Nell", "hall").intellect(9).has("genius").here();
        var play = scenario(match(genius, person("Rogue", "hall").foe().here()))
                .choice("test.before", "genius")
                .dice("attack.roll", 3);

        act(play, genius, "attack:combat");

        assertThat(play.log()).contains("Nell has had the use of Genius");
        assertThat(OwnTraits.ready(genius, "genius")).isFalse();
    }
}
