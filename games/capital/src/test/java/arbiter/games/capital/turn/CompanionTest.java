package arbiter.games.capital.turn;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.ona;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.Tables;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.calls.Rest;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Decider;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompanionTest extends StrictScenarios<CapitalState> {

    private static final String BEAST =
            "companion: land-beast\n  name: Rex\n  scores: {STR: 7, FTD: 6, AGI: 5, CHA: 4}";
    private static final String DRONE = "companion: drone\n  scores: {STR: 4, KNW: 5, AGI: 6, CHA: 5}";

    private final CapitalGame game = new CapitalGame();
    private final Combatant ona = ona(BEAST, Point.metres(0, 0));
    private final Combatant rex = UnitSetup.companion("rex", ona, Point.metres(2, 0));
    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(3, 0));
    private final Combatant late = foe("Late", "ash-hound", Point.metres(90, 0));

    @Test
    @Ledger({"CAP-AMB-34", "CAP-KEY-COMPANION", "CAP-COMP-1", "land-beast", "CAP-AMB-52"})
    void owner_and_companion_take_two_actions_each_in_any_order() {
        var play = scenario(fight(raider, ona, rex, late));
        play.choice("turn.action", "end-turn")
                .choice("companion.next", "rex")
                .choice("turn.action", "attack:raider:bite-s-bite")
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2)
                .choice("companion.next", "ona")
                .choice("turn.action", "prepare:agi")
                .choice("companion.next", "ona")
                .choice("turn.action", "prepare:str")
                .choice("turn.instant", "nothing")
                .choice("turn.instant", "nothing")
                .choice("turn.action", "prepare:str");

        turnOf(play); // the raider's
        turnOf(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Ona's turn, round 1: 2 Actions",
                        "Rex is no longer prepared or on Overwatch",
                        "Rex shares the turn: 2 Actions",
                        "Rex acts next, 2 Actions left",
                        "Rex attacks Raider with Bite: 5+6 +7 STR = 18 against 1+2 +6 STR = 9, hits by 9",
                        "Rex has 1 Attack Counters",
                        "Ona acts next, 2 Actions left",
                        "Ona prepares for a roll with AGI",
                        "Ona: Prepare for a roll with STR, 0 Actions left",
                        "Ona is done",
                        "Rex: Prepare for a roll with STR, 0 Actions left",
                        "Rex is done",
                        "Ona's turn ends",
                        "Rex's turn ends");
        assertThat(ona.attackCounters()).isZero();
        assertThat(rex.attackCounters()).isZero();
        assertThat(rex.waiting()).isZero();
    }

    @Test
    @Ledger({"CAP-AMB-34", "CAP-KEY-COMPANION"})
    void a_companion_rolls_for_no_place_in_the_turn_order() {
        CapitalState state = new CapitalState(List.of(ona, rex, raider), List.of());
        var play = scenario(state).dice("initiative.roll", 3, 4, 1, 2);

        game.advance(play);

        assertThat(play.log()).endsWith("Turn order: Ona 11, Raider 9");
    }

    @Test
    @Ledger({"CAP-SIG-6", "CAP-AMB-36"})
    void a_companion_spends_its_owners_energy_unless_it_is_cut_off() {
        CapitalState state = fight(ona, rex, raider);
        var play = scenario(state);
        assertThat(rex.decider()).isEqualTo(Decider.unit("ona"));
        assertThat(state.energy(rex)).isEqualTo(10);

        play.emit(new Paid("rex", 3, "a trick"));
        play.emit(Tables.edit(play.state(), "set-condition", "rex", "{condition: cut-off, on: true}"));

        assertThat(play.log())
                .containsExactly("Rex spends 3 Energy on a trick, 7 left", "Rex is cut off from its owner");
        assertThat(ona.energy()).isEqualTo(7);
        assertThat(state.energy(rex)).isZero();
        assertThat(rex.decider()).isEqualTo(Decider.GAMEMASTER);
        play.emit(Tables.edit(play.state(), "set-condition", "rex", "{condition: cut-off, on: false}"));
        assertThat(state.energy(rex)).isEqualTo(7);
    }

    @Test
    @Ledger({"CAP-AMB-34", "CAP-KEY-COMPANION"})
    void without_its_owner_a_companion_keeps_the_place_and_the_gamemaster_plays_it() {
        CapitalState state = fight(raider, ona, rex, late);
        new Fallen("ona", true).apply(state);
        var play = scenario(state)
                .choice("turn.action", "end-turn")
                .choice("turn.action", "prepare:agi")
                .choice("turn.action", "end-turn");

        turnOf(play);
        turnOf(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Rex's turn, round 1: 2 Actions", "Rex prepares for a roll with AGI", "Rex is done");
        assertThat(rex.decider()).isEqualTo(Decider.GAMEMASTER);
    }

    @Test
    @Ledger({"CAP-AMB-36", "CAP-KEY-COMPANION"})
    void a_companion_that_is_cut_off_acts_when_its_owner_is_done() {
        CapitalState state = fight(raider, ona, rex, late);
        Tables.edit(state, "set-condition", "rex", "{condition: cut-off, on: true}")
                .apply(state);
        var play = scenario(state)
                .choice("turn.action", "end-turn")
                .choice("turn.action", "end-turn")
                .choice("turn.action", "end-turn");

        turnOf(play);
        turnOf(play);

        assertThat(play.log()).containsSubsequence("Ona is done", "Rex is done", "Ona's turn ends", "Rex's turn ends");
    }

    @Test
    @Ledger({"CAP-COMP-2", "CAP-COMP-3", "CAP-SIG-6", "CAP-AMB-35", "land-beast", "droid", "sky-beast"})
    void companions_have_the_scores_assigned_to_them_and_bones_of_their_own() {
        assertThat(rex.profile().maxima()).hasToString("Maxima[hitPoints=11, energy=0, bones=6]");
        assertThat(rex.profile().level()).isEqualTo(ona.profile().level());
        assertThat(profile("companion: droid\n  scores: {STR: 7, KNW: 6, AGI: 5, CHA: 4}"))
                .isEqualTo("hitPoints=10, energy=0, bones=5, Arm laser 30m VSN vs AGI, 4");
        assertThat(profile("companion: sky-beast\n  scores: {STR: 6, FTD: 4, AGI: 5, CHA: 5}"))
                .isEqualTo("hitPoints=5, energy=0, bones=4, Talons Melee STR vs STR, 4"); // fewer than 5 Bones
    }

    @Test
    @Ledger({"CAP-AMB-33", "drone"})
    void a_drone_has_ftd_5_and_assigns_knowledge() {
        assertThat(profile(DRONE)).isEqualTo("hitPoints=6, energy=0, bones=5, Drone laser 30m VSN vs AGI, 4");
    }

    @Test
    @Ledger({"CAP-AMB-38", "CAP-KEY-FLYING", "drone", "sky-beast"})
    void bases_touch_up_to_two_metres_of_height_and_a_flyer_in_critical_condition_lands() {
        Combatant owner = ona(DRONE, Point.metres(0, 0));
        Combatant drone = UnitSetup.companion("drone", owner, Point.metres(1, 0));
        CapitalState state = fight(owner, drone, raider);

        assertThat(drone.base().altitude()).isEqualTo(1000);
        assertThat(state.touching(owner, drone)).isTrue();
        Combatant high =
                new Combatant("high", "High", "raiders", raider.profile(), new Base(Point.metres(0, 1), 1000, 3001));
        assertThat(state.touching(drone, high)).isFalse();
        new FellCritical("drone").apply(state);
        assertThat(drone.base().altitude()).isZero();
    }

    @Test
    @Ledger("CAP-AMB-34")
    void copies_and_comparisons_know_bonds_seats_and_waiting_actions() {
        CapitalState state = fight(ona, rex, raider);
        CapitalState before = state.copy();

        Tables.edit(state, "set-condition", "rex", "{condition: cut-off, on: true}")
                .apply(state);
        assertThat(state).isNotEqualTo(before);
        state.restore(before);
        assertThat(state).isEqualTo(before);
    }

    private String profile(String signature) {
        var companion = ona(signature, Point.metres(0, 0)).profile().companion().orElseThrow();
        var attack = companion.strikes().get(0).attack();
        return companion.maxima().toString().replaceAll("Maxima\\[|]", "") + ", " + attack.name() + " "
                + attack.described();
    }

    /** Up to the end of the turn that is on or comes next. */
    private void turnOf(Scenario<CapitalState> play) {
        do {
            game.advance(play);
        } while (play.state().phase() != Phase.TURN_START);
    }

    @Test
    @Ledger({"CAP-AMB-36", "CAP-REST-1"})
    void a_companion_rests_with_its_owner_but_has_no_energy_to_regain() {
        CapitalState state = fight(ona, rex, raider);
        var play = scenario(state).dice("rest.energy", 3);
        play.emit(new Paid("rex", 9, "tricks"));

        Rest.resolve(play, List.of(ona, rex), 20, 0);

        assertThat(play.log())
                .anyMatch(line -> line.startsWith("Ona regains"))
                .noneMatch(line -> line.startsWith("Rex regains"))
                .anyMatch(line -> line.startsWith("Rex finishes"));
    }
}
