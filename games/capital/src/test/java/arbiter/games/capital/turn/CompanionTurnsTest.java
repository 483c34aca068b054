package arbiter.games.capital.turn;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.ona;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.ability.Surge.Surged;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** When a Companion acts besides its share of an ordinary turn. */
class CompanionTurnsTest extends StrictScenarios<CapitalState> {

    private final Combatant ona =
            ona("companion: land-beast\n  name: Rex\n  scores: {STR: 7, FTD: 6, AGI: 5, CHA: 4}", Point.metres(0, 0));
    private final Combatant rex = UnitSetup.companion("rex", ona, Point.metres(2, 0));
    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(30, 0));

    @Test
    @Ledger({"CAP-AMB-34", "CAP-SEIZE-4", "CAP-AMB-91"})
    void a_companion_seizes_by_itself_and_owes_an_action_of_its_own() {
        CapitalState state = fight(raider, ona, rex);
        var play = scenario(state)
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 3, 4)
                .dice("seize.opposing", 3, 4)
                .choice("seize.action", "prepare:agi")
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass");

        SeizeInitiative.whenIdle(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Rex, seizing the Initiative: 3+4 +5 AGI = 12 against 3+4 +5 Difficulty = 12, a tie",
                        "Rex: Prepare for a roll with AGI");
        assertThat(rex.seizeDebt()).isEqualTo(1);
        assertThat(ona.seizeDebt()).isZero();
        assertThat(ona.mayNotSeize()).isFalse();
        play.emit(new OrderWentOn(false));
        play.emit(new Surged("ona", 1));
        TurnStart.resolve(play);
        assertThat(play.log()).contains("Ona's turn, round 1: 2 Actions", "Rex shares the turn: 1 Action");
        TurnFinish.resolve(play);
        assertThat(rex.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger("CAP-AMB-34")
    void a_companion_acts_in_extra_turns_of_its_owner_as_well() {
        CapitalState state = fight(ona, rex, raider);
        var play = scenario(state);

        play.emit(new Surged("ona", 2));
        for (int turn = 0; turn < 2; turn++) {
            TurnFinish.resolve(play);
            TurnStart.resolve(play);
        }

        assertThat(play.log())
                .filteredOn(line -> line.equals("Rex shares the turn: 2 Actions"))
                .hasSize(2);
    }

    @Test
    @Ledger({"CAP-KEY-COMPANION", "CAP-DYING-4", "CAP-AMB-35"})
    void a_companion_in_critical_condition_loses_a_bone_in_the_shared_turn_and_has_one_action() {
        CapitalState state = fight(raider, ona, rex);
        var play = scenario(state);
        play.emit(new Adjusted("rex", 0, 0, 6));

        play.emit(new Surged("ona", 1));
        TurnFinish.resolve(play);
        TurnStart.resolve(play);

        assertThat(play.log()).contains("Rex takes 1 true damage, 5 Bones left", "Rex shares the turn: 1 Action");
    }
}
