package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.match.MatchCourse.MatchEnded;
import arbiter.games.centuryg.match.MatchStart.MatchBegan;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Matches, clause by clause. */
class MatchClausesTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").here();
    private final Fighter ann = person("Ann", "hall").here();
    private final Fighter rogue = person("Rogue", "hall").foe().here();
    private final Fighter thug = person("Thug", "hall").foe().here();

    private static void advance(Play<CenturyState> play, int steps) {
        CenturyGame game = new CenturyGame();
        for (int i = 0; i < steps; i++) {
            game.advance(play);
        }
    }

    private static void tension(Play<CenturyState> play, int rounds) {
        for (int i = 0; i < rounds; i++) {
            play.emit(new RoundBegan());
        }
    }

    @Test
    @Ledger({"BCG-MATCH-2", "BCG-MATCH-10", "BCG-MACT-4"})
    void tension_counts_for_offensive_tests_and_for_no_others() {
        var play = scenario(match(mara, rogue))
                .dice("attack.roll", 1)
                .choice("attempt.place", "hall")
                .choice("order.attribute", "fitness")
                .choice("order.skill", "none")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .choice("order.dn", "5")
                .dice("test.roll", 2)
                .dice("escape.roll", 1, 9);
        tension(play, 3);

        act(play, mara, "disrupt:combat");
        act(play, mara, "attempt");
        act(play, mara, "escape");

        assertThat(play.log())
                .contains(
                        "Mara, attacking Rogue: 1 +4 Fitness +3 Tension = 8 against 9, fails",
                        "Mara, a Test: 2 +4 Fitness = 6 against 5, passes",
                        "Mara, escaping: 1 +4 Fitness = 5",
                        "Rogue, pursuing: 9 +4 Fitness = 13");
        assertThat(mara.isFighting()).isTrue();
    }

    @Test
    @Ledger({"BCG-MATCH-3", "BCG-AMB-25"})
    void ambushers_say_themselves_who_is_next_and_disrupt_at_an_advantage_too() {
        var play = scenario(scene(mara, ann, rogue))
                .choice("scene.next", "fight")
                .choice("match.ambush", "heroes")
                .choice("surprise.next", "ann")
                .choice("turn.action", "disrupt:combat")
                .dice("attack.roll", 2, 5)
                .choice("turn.action", "pass");
        Overheard heard = Overheard.at(play);

        advance(heard, 10);

        assertThat(heard.asked("surprise.next")).containsExactly("mara: mara ann");
        assertThat(play.log())
                .contains("Ann, attacking Rogue: best of 2 dice, 5 +4 Fitness = 9 against 9, passes")
                .doesNotContain("Rogue's Turn")
                .endsWith("The surprise is over");
    }

    @Test
    @Ledger("BCG-MATCH-3")
    void an_ambush_in_the_second_match_of_a_scene_surprises_as_well() {
        var play = scenario(scene(mara, rogue));
        play.emit(new MatchBegan(List.of(), List.of()));
        play.emit(new RoundBegan());
        play.emit(new TurnBegan("mara"));
        play.emit(new TurnEnded("mara"));
        play.emit(new MatchEnded(true));

        play.emit(new MatchBegan(List.of("mara"), List.of("rogue")));
        advance(play, 1);

        assertThat(play.log()).endsWith("Mara's Turn");
    }

    @Test
    @Ledger({"BCG-MATCH-4", "BCG-MATCH-7"})
    void allies_may_swap_before_the_first_round_too() {
        var play = scenario(match(mara, ann, rogue))
                .dice("initiative.roll", 9, 3, 1)
                .choice("round.swap", "ann")
                .choice("round.agree", "yes");

        advance(play, 6);

        assertThat(play.log()).containsSubsequence("Mara and Ann swap Initiative", "Round 1, Tension 1", "Ann's Turn");
    }

    @Test
    @Ledger({"BCG-MATCH-9", "range-booster"})
    void nobody_attacks_while_stepping_away() {
        Fighter sniper = person("Sniper", "hall")
                .skilled("combat")
                .has("range-booster", "combat")
                .here();
        Fighter scout = person("Scout", "yard").foe().here();
        CenturyState state = match(sniper, scout);

        assertThat(FootMovement.within(state, sniper, scout, 2))
                .extracting(zone -> state.field().zones().text(zone))
                .containsExactlyInAnyOrder("hall", "yard"); // not the kitchen, though that is in reach
    }

    @Test
    @Ledger({"BCG-MACT-2", "buildup"})
    void buildup_is_for_one_target_and_does_not_add_up() {
        var play = scenario(match(mara, rogue, thug))
                .choice("buildup.place", "hall")
                .choice("buildup.target", "rogue")
                .choice("buildup.place", "hall")
                .choice("buildup.target", "rogue")
                .choice("attack.target", "rogue")
                .dice("attack.roll", 1, 2, 3)
                .choice("buildup.place", "hall")
                .choice("buildup.target", "rogue")
                .choice("attack.target", "thug")
                .dice("attack.roll", 4)
                .choice("buildup.place", "hall")
                .choice("buildup.target", "rogue")
                .choice("maneuver.place", "hall");

        act(play, mara, "buildup");
        act(play, mara, "buildup");
        act(play, mara, "attack:combat");
        act(play, mara, "buildup");
        act(play, mara, "attack:combat");

        assertThat(play.log())
                .contains(
                        "Mara, attacking Rogue: best of 3 dice, 3 +4 Fitness = 7 against 9, fails",
                        "Mara, attacking Thug: 4 +4 Fitness = 8 against 9, fails");
        assertThat(play.state().has(Mark.Kind.BUILDUP, mara)).isFalse();
        act(play, mara, "buildup");
        act(play, mara, "maneuver:fitness");
        assertThat(play.state().has(Mark.Kind.BUILDUP, mara)).isFalse();
    }

    @Test
    @Ledger({"BCG-MACT-4", "BCG-MATCH-6", "BCG-AMB-30"})
    void a_disrupted_person_is_free_when_the_next_turn_of_the_other_begins() {
        var play = scenario(match(mara, rogue)).dice("attack.roll", 9);
        play.emit(new TurnBegan("mara"));
        act(play, mara, "disrupt:combat");
        play.emit(new TurnBegan("rogue"));
        assertThat(play.state().has(Mark.Kind.RATTLED, rogue)).isTrue();
        play.emit(new TurnBegan("mara"));
        assertThat(play.state().has(Mark.Kind.RATTLED, rogue)).isFalse();
    }
}
