package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Areas: placed, rolled for, deviating, dodged out of. */
class AreaTest extends StrictScenarios<GladiatorsState> {

    private static final String STORM = storm("area large blast, long-range");
    private static final String ACCURACY = "{ability: accuracy, source: mutant, level: 1, modifiers: [always-on]}";
    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [ground], modifiers: [always-on]}";

    private static String storm(String modifiers) {
        return "{name: Storm, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: ["
                + modifiers + "]}";
    }

    private static PlacedArea at(Gladiator user, Hex hex) {
        return AreaPlacement.at(
                AreaTemplates.of(use(user, "storm").way()).get(0),
                user.position().spot(),
                Spot.ground(hex));
    }

    private static List<GladiatorAct> acts(GladiatorsState state, Gladiator unit) {
        List<GladiatorAct> menu = new ArrayList<>();
        AreaAct.offer(state, unit, menu);
        return menu;
    }

    @Test
    @Ledger({"GG-ARE-1", "GG-ARE-3", "GG-DOD-1", "GG-DOD-2", "GG-MIS-5"})
    void a_blast_that_is_off_is_escaped_by_a_step_that_the_next_action_owes() { // worked number 2
        Gladiator ana = hero("Ana", hex(2, 5), STORM, ACCURACY);
        Gladiator ben = villain("Ben", hex(16, 5), RUN);
        var play = scenario(table(ana, ben))
                .dice("area.hex", 4)
                .dice("area.direction", 1)
                .dice("attack.hit", 5)
                .choice("dodge.hex", "15,5");

        assertThat(AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false))
                .isEmpty();

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: +1 Accuracy against +1 distance needs 6, rolls 4, misses by 2",
                        "Ana's Storm lands 2 hexes off, 2 hexes east of Ben",
                        "Ana's Storm at Ben: +2 Area against +3 Movement needs 7, rolls 5, misses",
                        "Ben dodges 1 hex out of the Area, to 13 hexes east of Ana");
        assertThat(ben.movement()).isEqualTo(MovementRecord.NONE.dodging(1));
    }

    @Test
    @Ledger({"GG-ARE-3", "GG-DOD-1", "GG-HIT-3"})
    void who_cannot_get_out_in_time_is_hit() {
        Gladiator ana = hero("Ana", hex(2, 5), STORM, ACCURACY);
        Gladiator ben = villain("Ben", hex(16, 5), RUN);
        Gladiator cora = villain("Cora", hex(17, 5), RUN.replace("always-on", "touch"));
        var play = scenario(table(ana, ben, cora))
                .dice("area.hex", 6)
                .dice("attack.hit", 5)
                .dice("attack.result", 2)
                .dice("attack.hit", 3)
                .dice("attack.result", 1);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: +1 Accuracy against +1 distance needs 6, rolls 6, lands there",
                        "Ana's Storm at Ben: +2 Area against +3 Movement needs 7, rolls 5, misses",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ana's Storm at Cora: +2 Area needs 4, rolls 3, misses",
                        "Ana's Storm on Cora: +4 Storm needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-DOD-5"})
    void who_runs_may_go_to_the_ground() {
        Gladiator ana = hero("Ana", hex(2, 5), STORM.replace("large ", "").replace("long-range", "ranged"));
        Gladiator ben = villain("Ben", hex(8, 5), RUN);
        var play = scenario(table(ana, ben))
                .dice("area.hex", 6)
                .choice("dodge.prone", "yes")
                .dice("attack.hit", 7)
                .choice("dodge.hex", "10,5");

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Storm at Ben: +2 Area against +3 Movement +2 throws itself prone needs 9, rolls 7, misses",
                        "Ben dodges 2 hexes out of the Area, to 8 hexes east of Ana",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-DOD-1"})
    void a_miss_lets_a_teleporter_go_anywhere_and_leaping_dodges_better() {
        Gladiator ana = hero("Ana", hex(2, 5), STORM);
        Gladiator ben = villain("Ben", hex(8, 5), RUN.replace("ground", "teleport"));
        Gladiator cora = villain("Cora", hex(9, 5), RUN.replace("ground", "leap"));
        var play = scenario(table(ana, ben, cora))
                .dice("area.hex", 6)
                .dice("attack.hit", 6, 8)
                .choice("dodge.hex", "5,5")
                .dice("attack.result", 1);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Storm at Ben: +2 Area against +3 Movement needs 7, rolls 6, misses",
                        "Ben dodges 3 hexes out of the Area, to 3 hexes east of Ana",
                        "Ana's Storm at Cora: +2 Area against +3 Movement +2 Leap needs 9, rolls 8, misses",
                        "Ana's Storm on Cora: +4 Storm needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-ARE-4"})
    void a_blast_without_range_sits_on_its_user_and_burns_him_too() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area blast"));
        Gladiator ben = villain("Ben", hex(6, 5));
        ana.set(ana.posture().disorientated(true));
        GladiatorsState state = table(ana, ben);
        var play = scenario(state)
                .choice("area.order", "ben", "ana")
                .dice("attack.hit", 6)
                .dice("attack.result", 2, 1)
                .choice("attack.follow-up", "stop");
        AreaAct act = (AreaAct) acts(state, ana).get(0);
        assertThat(act.aimsAtOther()).isTrue();
        assertThat(act.id()).isEqualTo("area:storm:blast");

        act.resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben: +2 Area -2 disorientated needs 6, rolls 6, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ana's Storm on Ana: +4 Storm needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-ARE-4", "GG-TGT-1"})
    void each_kind_that_was_bought_is_offered_and_placed_freely() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area blast line, ranged"));
        Gladiator ben = villain("Ben", hex(9, 5));
        Gladiator dan = hero("Dan", hex(10, 5));
        GladiatorsState state = table(ana, ben, dan);
        assertThat(acts(state, ana))
                .extracting(GladiatorAct::id)
                .containsExactly("area:storm:blast", "area:storm:line");
        var play = scenario(state)
                .choice("area.place", "blast 8,5")
                .dice("area.hex", 1)
                .dice("area.direction", 4);

        acts(state, ana).get(0).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at a hex next to Ben: needs 6, rolls 1, misses by 5",
                        "Ana's Storm lands 5 hexes off, 2 hexes west of Ana");
        var wrong = scenario(state).choice("area.place", "blast 40,5");
        assertThatThrownBy(() -> acts(state, ana).get(0).resolve(wrong, ana))
                .isInstanceOf(ScriptBroken.class)
                .hasMessageContaining("35 hexes away, out of range (GG-ARE-4)");
    }

    @Test
    @Ledger({"GG-HIT-1", "GG-ARE-7", "GG-HIT-10", "GG-HIT-12"})
    void a_line_is_harder_to_dodge_and_a_fast_one_harder_still() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area line fast, touch"));
        Gladiator ben = villain("Ben", hex(9, 5));
        ana.set(ana.posture().prone(true));
        GladiatorsState state = table(ana, ben);
        var play = scenario(state)
                .choice("area.place", "line 6,5 15,5")
                .dice("area.hex", 7)
                .dice("attack.hit", 1)
                .dice("attack.result", 9);

        acts(state, ana).get(0).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at 6 hexes east of Ben: against +1 distance needs 7, rolls 7, lands there",
                        "Ana's Storm at Ben: +4 Area +1 Fast needs 1, rolls 1, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 9, result 7",
                        "Ben takes 2 hits");
    }

    @Test
    @Ledger({"GG-ARE-8", "indirect"})
    void an_indirect_blast_takes_no_accuracy_and_a_guess_is_three_worse() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area blast, indirect precise, ranged"), ACCURACY);
        Gladiator ben = villain("Ben", hex(9, 5));
        GladiatorsState state = table(ana, ben);
        assertThat(AreaPlacing.isSpeculative(state, use(ana, "storm"), at(ana, hex(13, 5))))
                .isTrue();
        assertThat(AreaPlacing.isSpeculative(state, use(ana, "storm"), at(ana, hex(9, 5))))
                .isFalse();
        var play = scenario(state).dice("area.hex", 8);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, hex(13, 5)), true);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at 4 hexes east of Ben: +1 Precise -3 speculative needs 8, rolls 8, lands there");
    }

    @Test
    @Ledger("unpredictable-targeting")
    void what_is_unpredictable_deviates_twice_as_far_and_what_is_complex_misses_its_hex_up_to_six() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area blast, ranged, unpredictable-targeting, complex"));
        Gladiator ben = villain("Ben", hex(25, 5));
        var play = scenario(table(ana, ben))
                .dice("area.hex", 6)
                .dice("area.direction", 1)
                .dice("area.hex", 1)
                .dice("area.unpredictable", 7)
                .dice("area.direction", 3);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, hex(8, 5)), false);
        AreaSequence.resolve(play, use(ana, "storm"), at(ana, hex(8, 5)), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at 3 hexes east of Ana: needs 6, rolls 6, misses by 1",
                        "Ana's Storm lands 2 hexes off, 5 hexes east of Ana",
                        "Ana's Storm at 3 hexes east of Ana: needs 6, rolls 1, misses by 5",
                        "Ana's Storm lands 17 hexes off, 17 hexes north of Ana");
    }

    @Test
    void a_complex_area_without_a_hex_to_roll_for_needs_five_to_work() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area blast, complex"));
        var play = scenario(table(ana, villain("Ben", hex(6, 5)))).dice("power.complex", 4);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ana.hex()), false);

        assertThat(play.log()).containsExactly("Ana's Storm: Complex rolls 4, nothing comes of it");
    }
}
