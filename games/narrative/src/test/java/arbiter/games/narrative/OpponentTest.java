package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.opponent.NarrativeOpponent;
import arbiter.games.narrative.opponent.NarrativeRuleOfThumb;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the opponent does in scenes where one thing is better than all others. */
class OpponentTest {

    private static final int SEED = 4;

    /** The acts of whoever's turn it is, until the turn is over. */
    private static List<String> turn(String units, String whose) {
        return turn(units, whose, NarrativeOpponent.create());
    }

    private static List<String> turn(String units, String whose, Agent<NarrativeState> opponent) {
        NarrativeState state = Tables.of("""
            game: narrative
            units:
            %s
            scene: {apart: medium, together: short}
            turn: %s
            round: 1
            """.formatted(units.indent(2), whose));
        List<String> acts = new ArrayList<>();
        Simulation<NarrativeState> play = new Simulation<>((table, request) -> {
            int picked = opponent.pick(table, request);
            if (request.label().equals("turn.action")) {
                acts.add(request.option(picked).id());
            }
            return picked;
        });
        play.begin(state, SEED);
        while (state.acting().isPresent()) {
            play.advance(Tables.BOOK.game());
        }
        return acts;
    }

    @Test
    void a_marksman_aims_and_shoots() {
        assertThat(turn("""
                - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                - {name: Sergeant, from: trooper-sergeant, side: cult, at: long from ilka}
                """, "ilka")).startsWith("aim").contains("attack:marksman-rifle:sergeant");
    }

    @Test
    void a_fighter_engages_before_striking() {
        assertThat(turn("""
                - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
                - {name: Sergeant, from: trooper-sergeant, side: cult, at: short of brann}
                """, "brann")).startsWith("move:closer:sergeant", "attack:toothed-blade:sergeant");
    }

    @Test
    void a_psyker_strikes_with_a_power() {
        assertThat(turn("""
                - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                - {name: Voss, from: rogue-psyker, side: cult, at: short of ilka}
                """, "voss")).anyMatch(act -> act.startsWith("manifest:attack"));
    }

    @Test
    void a_medic_gets_a_friend_up_again() {
        assertThat(turn("""
                - {name: Teven, character: ../characters/teven-rusk.yaml, side: wardens}
                - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens, at: engaged with teven, now: {wounds: 15}}
                - {name: Hulk, from: hulking-mutant, side: cult, at: medium from teven}
                """, "teven")).contains("treat:ilka");
    }

    @Test
    void a_crew_shoots_and_a_pilot_steers() {
        String chase = """
                - {name: Carrier, from: armoured-carrier, side: convoy, now: {speed: 2}}
                - {name: Lark, from: scout-bike, side: wardens, now: {speed: 2}, at: long from carrier}
                - {name: Jun, character: ../characters/jun-halloran.yaml, side: wardens, at: aboard lark as pilot}
                - {name: Driver, from: trooper-sergeant, side: convoy, at: aboard carrier as pilot}
                - {name: Gunner, from: gun-thrall, side: convoy, at: aboard carrier as gunner}
                """;

        assertThat(turn(chase, "gunner")).anyMatch(act -> act.contains("fire:"));
        assertThat(turn(chase, "driver")).anyMatch(act -> act.startsWith("reposition:closer:lark"));
    }

    /** Nobody plays against it, so it only has to get somewhere. */
    @Test
    void a_rule_of_thumb_shoots_whoever_can_take_least_or_comes_closer() {
        assertThat(turn("""
                - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                - {name: Hulk, from: hulking-mutant, side: cult, at: medium from ilka}
                - {name: Sergeant, from: trooper-sergeant, side: cult, at: medium from ilka}
                """, "ilka", NarrativeRuleOfThumb.create())).startsWith("attack:marksman-rifle:sergeant");
        assertThat(turn("""
                - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
                - {name: Sergeant, from: trooper-sergeant, side: cult, at: short of brann}
                """, "brann", NarrativeRuleOfThumb.create()))
                .startsWith("move:closer:sergeant", "attack:toothed-blade:sergeant");
    }
}
