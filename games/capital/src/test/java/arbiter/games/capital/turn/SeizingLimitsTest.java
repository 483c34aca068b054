package arbiter.games.capital.turn;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.Motorpool;
import arbiter.games.capital.Tables;
import arbiter.games.capital.calls.UnitAdded;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who can seize the Initiative, from whom, and what they can do with it. */
class SeizingLimitsTest extends StrictScenarios<CapitalState> {

    private final Combatant captain = crew("Captain").at(0);
    private final Combatant mara = crew("Mara").at(9);
    private final Combatant raider = foe("Raider").at(20);

    @Test
    @Ledger({"CAP-SEIZE-3", "CAP-AMB-90"})
    void the_active_unit_has_to_be_seen_or_heard_and_a_friend() {
        Blocker wall = new Blocker.Wall(Point.metres(5, -5), Point.metres(5, 5));
        CapitalState open = table(captain, mara, raider);
        CapitalState walled = new CapitalState(List.of(captain, mara, raider), List.of(wall));

        assertThat(SeizeInitiative.mayAsk(open, mara, captain)).isTrue();
        assertThat(SeizeInitiative.mayAsk(open, raider, captain)).isFalse();
        assertThat(SeizeInitiative.mayAsk(open, captain, captain)).isFalse();
        assertThat(SeizeInitiative.mayAsk(walled, mara, captain)).isFalse();
        Tables.edit(walled, "set-sense", "mara", "{sense: hears, other: captain, on: true}")
                .apply(walled);
        assertThat(SeizeInitiative.mayAsk(walled, mara, captain)).isTrue();
    }

    @Test
    @Ledger({"CAP-AMB-89", "CAP-DYING-2"})
    void in_critical_condition_one_may_seize_with_what_one_can_still_do() {
        var play = scenario(table(raider, mara))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 6, 6)
                .dice("seize.opposing", 1, 2)
                .choice("seize.action", "move")
                .choice("move.to", "8,0")
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass")
                .choice("turn.action", "end-turn");
        begin(play, raider, mara);
        play.emit(new FellCritical("mara"));
        play.emit(new UnitAdded("late", "Late", "crew", captain.profile(), captain.base(), Optional.empty()));

        TurnAction.resolve(play);

        assertThat(play.log()).containsSubsequence("Mara seizes the Initiative", "Mara moves 1m, to 7m east of Late");
    }

    @Test
    @Ledger({"CAP-SEIZE-5", "CAP-KEY-HEAVY", "CAP-AMB-28"})
    void a_seized_move_into_a_vehicle_is_free_of_the_heavy_limit_too() {
        Combatant smith =
                crew("Smith").holding("sig-warhammer", "simple-melee-weapons").at(5);
        Combatant bike = Motorpool.vehicle("bike", "crew", Point.metres(9, 0));
        var play = scenario(table(smith, bike, raider)).choice("move.to", "6,0");
        begin(play, smith, raider);
        new Move(smith).resolve(play, Occasion.ACTION);
        assertThat(ActFixture.actions(play.state(), smith)).doesNotContain("board:bike:controls");

        play.emit(new InitiativeSeized("smith", true));

        assertThat(ActFixture.actions(play.state(), smith)).contains("board:bike:controls");
    }

    @Test
    @Ledger({"CAP-OW-6", "focus-1", "CAP-AMB-86", "CAP-AMB-94"})
    void overwatch_by_a_granted_action_in_the_turn_of_another_leaves_that_turn_alone() {
        Combatant sira = crew("Sira").can("focus-1").at(9);
        var play = scenario(table(raider, sira))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .dice("seize.acting", 6, 6)
                .dice("seize.opposing", 1, 2)
                .choice("seize.action", "focus")
                .choice("focus.extra", "use")
                .choice("grant.action", "overwatch")
                .choice("seize.action", "nothing")
                .choice("seize.idle", "pass")
                .choice("turn.action", "prepare:str");
        begin(play, raider, sira);

        TurnAction.resolve(play);

        assertThat(play.log())
                .contains("Sira is on Overwatch with 1 Attack", "Raider: Prepare for a roll with STR, 1 Action left");
        assertThat(sira.overwatch()).isEqualTo(1);
    }
}
