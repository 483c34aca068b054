package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.MatchCourse.MatchEnded;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Fights on foot. */
public class MatchTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").fitness(6).here();
    private final Fighter ann = person("Ann", "hall").awareness(5).here();
    private final Fighter rogue = person("Rogue", "hall").foe().here();
    private final Fighter scout = person("Scout", "yard").foe().here();

    /** Plays step after step until that many Turns have begun and one of them waits for its Action. */
    private static void advance(Scenario<CenturyState> play, int steps) {
        CenturyGame game = new CenturyGame();
        for (int i = 0; i < steps; i++) {
            game.advance(play);
        }
    }

    @Test
    @Ledger({"BCG-DEF-1", "BCG-DEF-2", "BCG-MACT-1", "BCG-MATCH-8", "combat", "attack"})
    void an_attack_in_the_same_zone_deals_what_is_above_defense() {
        var play = scenario(match(mara, rogue)).dice("attack.roll", 6);

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .containsExactly(
                        "Mara, attacking Rogue: 6 +6 Fitness = 12 against 9, passes",
                        "Rogue takes 3 Damage, 1 left in Layer 1");
    }

    @Test
    @Ledger({"BCG-MACT-1", "BCG-AMB-01"})
    void an_attack_that_equals_defense_passes_and_does_no_damage() {
        var play = scenario(match(mara, rogue)).dice("attack.roll", 3);

        act(play, mara, "disrupt:combat");

        assertThat(play.log()).last().asString().contains("Rogue is rattled");
        assertThat(rogue.body().points()).isEqualTo(12);
    }

    @Test
    @Ledger({"BCG-MATCH-8", "BCG-MATCH-9", "BCG-AMB-27"})
    void a_step_comes_before_the_attack_and_never_leads_away() {
        var play = scenario(match(mara, scout)).dice("attack.roll", 5);

        act(play, mara, "attack:combat");

        assertThat(play.log()).startsWith("Mara moves to yard");
        Fighter far = person("Far", "road").foe().here();
        assertThat(FootTurn.deeds(match(mara, far), person("New", "kitchen").here()))
                .extracting(CenturyAct::id)
                .doesNotContain("attack:combat");
    }

    @Test
    @Ledger({"BCG-MACT-2", "BCG-AMB-28", "buildup"})
    void buildup_gives_two_advantages_once_and_any_other_action_loses_it() {
        var play = scenario(match(mara, rogue))
                .choice("buildup.place", "hall")
                .dice("attack.roll", 2, 3, 4)
                .choice("buildup.place", "hall")
                .choice("run.place", "yard");

        act(play, mara, "buildup");
        assertThat(play.log()).containsExactly("Mara builds up against Rogue");
        act(play, mara, "attack:combat");
        assertThat(play.log()).contains("Mara, attacking Rogue: best of 3 dice, 4 +6 Fitness = 10 against 9, passes");
        act(play, mara, "buildup");
        act(play, mara, "run");
        assertThat(play.state().has(Mark.Kind.BUILDUP, mara)).isFalse();
    }

    @Test
    @Ledger({"BCG-MACT-4", "disrupt", "BCG-AMB-12"})
    void disrupt_halves_damage_and_hinders_all_tests_for_a_round() {
        var play = scenario(match(mara, rogue)).dice("attack.roll", 8).dice("attack.roll", 9, 2);

        act(play, mara, "disrupt:combat");
        act(play, rogue, "attack:combat");

        assertThat(play.log())
                .containsExactly(
                        "Mara, attacking Rogue: 8 +6 Fitness = 14 against 9, passes",
                        "Rogue takes 2 Damage, 2 left in Layer 1",
                        "Rogue is rattled: 1 Disadvantage on all Tests for a Round",
                        "Rogue, attacking Mara: worst of 2 dice, 2 +4 Fitness = 6 against 9, fails");
    }

    @Test
    @Ledger({"BCG-MACT-5", "BCG-AMB-31", "maneuver"})
    void a_maneuver_is_given_to_an_ally_here_and_only_the_best_counts() {
        var play = scenario(match(mara, ann, rogue))
                .choice("maneuver.place", "hall")
                .choice("maneuver.whom", "ann")
                .choice("maneuver.place", "hall")
                .choice("maneuver.whom", "ann");

        act(play, mara, "maneuver:fitness");
        act(play, ann, "maneuver:fitness");

        assertThat(PersonDefense.of(play.state(), ann, rogue).total()).isEqualTo(5 + 5 + 6);
        assertThat(PersonDefense.of(play.state(), mara, rogue).total()).isEqualTo(9);
    }

    @Test
    @Ledger({"BCG-MACT-6", "run"})
    void running_covers_two_zones() {
        var play = scenario(match(mara, rogue)).choice("run.place", "road");

        act(play, mara, "run");

        assertThat(play.log()).containsExactly("Mara moves to road");
    }

    @Test
    @Ledger({"BCG-MATCH-10", "athletics"})
    void escaping_is_a_contest_that_needs_a_winner() {
        var play = scenario(match(mara, rogue)).dice("escape.roll", 4, 6, 5, 2);

        act(play, mara, "escape");

        assertThat(play.log()).last().isEqualTo("Mara leaves the battlefield");
        assertThat(new CenturyGame().ending(play.state())).isPresent();
    }

    @Test
    @Ledger({"BCG-MATCH-1", "BCG-MATCH-2", "BCG-MATCH-4", "BCG-MATCH-5", "BCG-MATCH-6", "BCG-MATCH-7"})
    void a_round_gives_everybody_a_turn_and_raises_tension() {
        var play = scenario(match(mara, rogue))
                .dice("initiative.roll", 5, 9)
                .choice("turn.action", "attack:combat")
                .dice("attack.roll", 5)
                .choice("turn.action", "attack:combat")
                .dice("attack.roll", 1);

        advance(play, 14);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara rolls Initiative: 5 +5 average = 10",
                        "Rogue rolls Initiative: 9 +4 average = 13",
                        "Round 1, Tension 1",
                        "Rogue's Turn",
                        "Rogue, attacking Mara: 5 +4 Fitness +1 Tension = 10 against 9, passes",
                        "Mara's Turn",
                        "Mara, attacking Rogue: 1 +6 Fitness +1 Tension = 8 against 9, fails",
                        "Round 2, Tension 2");
    }

    @Test
    @Ledger({"BCG-MATCH-4", "BCG-MIX-1"})
    void everybody_rolls_initiative_in_a_step_of_its_own_with_what_they_put_into_it() {
        Fighter brain = person("Brain", "hall").intellect(8).has("genius").here();
        var play = scenario(match(brain, rogue))
                .choice("test.before", "genius") // in place of Awareness
                .dice("initiative.roll", 5, 9);
        int slow = brain.body().rank(arbiter.games.centuryg.sheet.PilotAttribute.FITNESS);

        advance(play, 1);
        assertThat(play.log())
                .containsExactly(
                        "Brain rolls Initiative: 5 +" + (8 + slow) / 2 + " average = " + (5 + (8 + slow) / 2),
                        "Brain has had the use of Genius");
        advance(play, 1);
        assertThat(play.state().phase()).isEqualTo(Phase.INITIATIVE);
        advance(play, 1);
        assertThat(play.state().phase()).isEqualTo(Phase.ROUND_START);
    }

    /** Fitness 6 against 4, each with a die; ties are rolled again, so that they do not count. */
    @Test
    @Ledger({"BCG-MATCH-10", "BCG-AMB-07"})
    void the_odds_of_an_escape_are_exact_however_often_it_is_a_tie() {
        CenturyState state = match(mara, rogue);

        var odds = scenario(state).odds(play -> {
            act(play, play.state().unit(mara.id()), "escape");
            return play.state().unit(mara.id()).isFighting();
        });

        long wins = 0;
        long ties = 0;
        for (int one = 1; one <= 10; one++) {
            for (int other = 1; other <= 10; other++) {
                wins += one + 6 > other + 4 ? 1 : 0;
                ties += one + 6 == other + 4 ? 1 : 0;
            }
        }
        assertThat(odds.exact().complete()).isTrue();
        assertThat(odds.exact().chanceOf(false)).isEqualTo(Fraction.of(wins, 100 - ties));
    }

    @Test
    @Ledger("BCG-AMB-26")
    void ties_go_to_awareness_and_then_to_a_roll_off() {
        var play = scenario(match(mara, ann, rogue))
                .dice("initiative.roll", 5, 6, 6)
                .dice("initiative.tie", 4, 4, 3, 8);

        advance(play, 6);

        // Mara has 10 with Awareness 4, Ann 10 with 5, Rogue 10 with 4
        assertThat(play.state().acting()).contains(ann);
        assertThat(play.log()).contains("Mara rolls 3 to break the tie", "Rogue rolls 8 to break the tie");
    }

    @Test
    @Ledger({"BCG-MATCH-3", "BCG-AMB-25"})
    void ambushers_act_first_without_tension_and_with_an_advantage() {
        var play = scenario(scene(mara, ann, rogue))
                .choice("scene.next", "fight")
                .choice("match.ambush", "heroes")
                .choice("surprise.next", "ann")
                .choice("turn.action", "attack:combat")
                .dice("attack.roll", 2, 5)
                .choice("turn.action", "pass");

        advance(play, 10);

        assertThat(play.log())
                .containsSubsequence(
                        "A Match begins with an ambush",
                        "Ann's Turn",
                        "Ann, attacking Rogue: best of 2 dice, 5 +4 Fitness = 9 against 9, passes",
                        "Mara's Turn",
                        "The surprise is over");
        assertThat(play.state().phase()).isEqualTo(Phase.INITIATIVE);
    }

    @Test
    @Ledger("BCG-MATCH-4")
    void allies_who_agree_swap_initiative_as_a_round_starts() {
        var play = scenario(match(mara, ann, rogue))
                .dice("initiative.roll", 9, 3, 1)
                .choice("round.swap", "none") // before the first Round
                .choice("turn.action", "pass")
                .choice("turn.action", "pass")
                .choice("turn.action", "pass")
                .choice("round.swap", "ann")
                .choice("round.agree", "yes");

        advance(play, 20);

        assertThat(play.log()).contains("Mara and Ann swap Initiative");
        assertThat(play.state().acting()).contains(ann);
    }

    @Test
    @Ledger({"BCG-MACT-3", "BCG-AMB-29", "BCG-AMB-28", "delay"})
    void a_delayed_action_comes_right_after_the_one_waited_for_and_keeps_a_buildup() {
        var play = scenario(match(mara, rogue))
                .dice("initiative.roll", 9, 1)
                .choice("buildup.place", "hall")
                .choice("turn.action", "delay")
                .choice("delay.purpose", "offense")
                .choice("turn.action", "pass")
                .choice("turn.action", "attack:combat")
                .dice("attack.roll", 4, 2, 1);
        act(play, mara, "buildup");

        advance(play, 13);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara waits for Rogue",
                        "Rogue's Turn",
                        "Mara has waited for this",
                        "Mara, attacking Rogue: best of 3 dice, 4 +6 Fitness +1 Tension = 11 against 9, passes");
    }

    @Test
    @Ledger({"BCG-AMB-30", "BCG-MATCH-6"})
    void effects_of_a_round_end_when_the_turn_of_whoever_made_them_begins() {
        var play = scenario(match(mara, rogue))
                .dice("initiative.roll", 9, 1)
                .choice("turn.action", "maneuver:fitness")
                .choice("maneuver.place", "hall")
                .choice("turn.action", "pass");

        advance(play, 11);
        assertThat(PersonDefense.of(play.state(), mara, rogue).total()).isEqualTo(15);
        advance(play, 4);
        assertThat(play.state().acting()).contains(mara);
        assertThat(PersonDefense.of(play.state(), mara, rogue).total()).isEqualTo(9);
    }

    @Test
    @Ledger("BCG-MATCH-11")
    void a_match_ends_with_one_side_left_and_the_scene_goes_on() {
        var play = scenario(scene(mara, rogue)).choice("scene.next", "fight").choice("match.ambush", "");
        advance(play, 1);
        play.emit(new Destroyed("rogue", UnitFate.YIELDED));
        advance(play, 1);

        assertThat(play.log()).last().isEqualTo("The Match is over");
        assertThat(play.state().scene().scale()).isEqualTo(SceneScale.INTERMISSION);
        assertThat(new CenturyGame().ending(play.state())).isEmpty();

        var plain = scenario(
                match(person("Ida", "hall").here(), person("Vex", "hall").foe().here()));
        plain.emit(new MatchEnded(true));
        assertThat(new CenturyGame().ending(plain.state())).isPresent();
    }

    @Test
    @Ledger({"BCG-MACT-1", "BCG-DEF-2"})
    void the_odds_of_an_attack_are_exact() {
        var play = scenario(match(mara, rogue));

        assertThat(play.odds(now -> {
                            act(now, mara, "attack:combat");
                            return rogue.body().points();
                        })
                        .exact()
                        .chanceOf(12))
                .isEqualTo(Fraction.of(3, 10)); // 1 and 2 miss, 3 does no Damage
    }
}
