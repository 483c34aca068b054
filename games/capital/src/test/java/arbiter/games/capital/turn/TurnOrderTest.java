package arbiter.games.capital.turn;

import static arbiter.games.capital.Troupe.arrange;
import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.calls.UnitAdded;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TurnOrderTest extends StrictScenarios<CapitalState> {

    @Test
    @Ledger({"CAP-INIT-1", "CAP-INIT-3", "CAP-INIT-4", "CAP-AMB-85", "CAP-KEY-BOSSFIGHT"})
    void a_boss_rolls_twice_and_takes_what_the_doubles_give_and_cost() {
        Combatant boss = foe("Boss").with(Attribute.AGI, 4).bossfight(1).at(0);
        Combatant hero = crew("Hero").with(Attribute.AGI, 6).at(30);
        String[] ends = {"end-turn"};
        var play = scenario(table(boss, hero)).dice("initiative.roll", 6, 6, 6, 6, 2, 3, 1, 1, 4, 5);
        for (int turn = 0; turn < 7; turn++) {
            play.choice("turn.action", ends);
        }
        CapitalGame game = new CapitalGame();

        while (play.state().turns() < 7 || play.state().actionsLeft() > 0) {
            game.advance(play);
        }

        assertThat(play.log()).contains("Turn order: Hero 15, Boss 9, Boss 6", "Boss misses a turn");
        assertThat(play.events().stream().filter(TurnBegan.class::isInstance).map(event -> ((TurnBegan) event).unit()))
                .containsExactly("boss", "boss", "hero", "boss", "hero", "boss", "boss");
        assertThat(play.state().round()).isEqualTo(2);
    }

    @Test
    @Ledger({"CAP-INIT-2", "CAP-AMB-84"})
    void those_who_are_tied_roll_again_until_they_are_not() {
        Combatant mara = crew("Mara").at(0);
        Combatant raider = foe("Raider").at(9);
        Combatant brute = foe("Brute").at(20);
        var play = scenario(table(mara, raider, brute))
                .dice("initiative.roll", 3, 4, 2, 5, 6, 4)
                .dice("initiative.tie", 1, 1, 1, 1, 2, 3, 6, 6);

        TurnOrder.resolve(play);

        assertThat(play.log()).last().isEqualTo("Turn order: Brute 15, Raider 12, Mara 12");
        assertThat(play.state().extraTurns()).isEmpty();
        assertThat(play.state().order()).noneMatch(Slot::missesFirst);
    }

    @Test
    @Ledger({"CAP-INIT-3", "CAP-AMB-84", "CAP-AMB-85"})
    void extra_turns_alternate_and_only_the_very_first_roll_can_miss() {
        Combatant mara = crew("Mara").at(0);
        Combatant raider = foe("Raider").at(9);
        var play = scenario(table(mara, raider)).dice("initiative.roll", 6, 6, 6, 6, 1, 1, 6, 6, 3, 3);

        TurnOrder.resolve(play);

        assertThat(play.state().extraTurns()).containsExactly("raider", "mara", "mara");
        assertThat(play.state().order()).containsExactly(new Slot("raider", 11, false), new Slot("mara", 7, false));
    }

    @Test
    @Ledger({"CAP-AMB-85", "CAP-INIT-4"})
    void a_missed_turn_leaves_debts_and_lock_outs_as_they_are() {
        Combatant mara = crew("Mara").at(0);
        Combatant raider = foe("Raider").at(9);
        var play = scenario(table(mara, raider));
        play.emit(new TurnOrderRolled(List.of(new Slot("mara", 12, true), new Slot("raider", 11, false)), List.of()));
        play.emit(new InitiativeSeized("mara", false));

        TurnStart.resolve(play);

        assertThat(play.log()).last().isEqualTo("Mara misses a turn");
        assertThat(mara.seizeDebt()).isEqualTo(1);
        assertThat(mara.mayNotSeize()).isTrue();
        assertThat(play.state().turns()).isZero();
    }

    @Test
    @Ledger({"urgency", "CAP-AMB-84"})
    void urgency_adds_what_agility_has_beyond_average() {
        Combatant quick = crew("Quick").with(Attribute.AGI, 8).can("urgency").at(0);
        Combatant slow = foe("Slow").with(Attribute.AGI, 4).can("urgency").at(9);
        var play = scenario(table(quick, slow)).dice("initiative.roll", 3, 4, 3, 4);

        TurnOrder.resolve(play);

        assertThat(play.log())
                .contains(
                        "Quick rolls for turn order: 3+4 +8 AGI +3 Urgency = 18",
                        "Slow rolls for turn order: 3+4 +4 AGI = 11");
    }

    @Test
    @Ledger({"thats-an-order-1", "CAP-AMB-84"})
    void a_captain_may_roll_with_charisma() {
        Combatant captain =
                crew("Captain").with(Attribute.CHA, 7).can("thats-an-order-1").at(0);
        Combatant raider = foe("Raider").at(9);
        var play = scenario(table(captain, raider))
                .choice("initiative.attribute", "cha")
                .dice("initiative.roll", 3, 4, 3, 3);

        TurnOrder.resolve(play);

        assertThat(play.log()).first().isEqualTo("Captain rolls for turn order: 3+4 +7 CHA = 14");
    }

    @Test
    @Ledger("CAP-AMB-84")
    void whoever_joins_rolls_without_special_results_and_waits_for_the_place() {
        Combatant mara = crew("Mara").at(0);
        Combatant raider = foe("Raider").at(9);
        Scenario<CapitalState> play = scenario(table(mara, raider))
                .dice("initiative.roll", 6, 6, 2, 2)
                .dice("initiative.tie", 1, 2, 3, 4);
        play.emit(new TurnOrderRolled(List.of(new Slot("mara", 15, false), new Slot("raider", 9, false)), List.of()));
        TurnStart.resolve(play);

        comesIn(play, foe("Late").at(40));
        LateArrival.resolve(play);
        comesIn(play, crew("Later").at(50));
        LateArrival.resolve(play);

        assertThat(play.state().order()).extracting(Slot::combatant).containsExactly("late", "mara", "raider", "later");
        assertThat(play.state().extraTurns()).isEmpty();
        assertThat(play.state().order().get(play.state().slot()).combatant()).isEqualTo("raider");
        assertThat(play.log()).contains("Late comes in 30m east of Raider", "Late acts at 17, place 1");
    }

    private static void comesIn(Scenario<CapitalState> play, Combatant unit) {
        play.emit(new UnitAdded(unit.id(), unit.name(), unit.side(), unit.profile(), unit.base(), Optional.empty()));
    }

    @Test
    void a_copy_of_a_running_combat_is_equal_and_can_be_put_back() {
        Combatant mara = crew("Mara").can("rally-1").at(0);
        Combatant raider = foe("Raider").at(9);
        var play = scenario(table(mara, raider));
        begin(play, mara, raider);
        CapitalState before = play.state().copy();

        play.emit(new InitiativeSeized("raider", true));
        assertThat(play.state()).isNotEqualTo(before);
        play.state().restore(before);

        assertThat(play.state()).isEqualTo(before).hasSameHashCodeAs(before);
        arrange(play, raider, mara);
        assertThat(play.state()).isNotEqualTo(before);
    }
}
