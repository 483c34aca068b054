package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.crew.Eject.CoreEjected;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ejecting and the end of an Operation, clause by clause. */
class CoreClausesTest extends CombatScenario {

    /** The machine takes one Action in the Turn that its pilot has left: nothing ends or comes back before it. */
    @Test
    @Ledger({"BCG-CORE-3", "BCG-AMB-51", "BCG-OP-13", "BCG-OP-7"})
    void an_empty_machine_acts_in_the_same_turn_and_has_turns_of_its_own_from_the_next_round_on() {
        CenturyState state = fight(
                mecha("Aska", "2,2").level(0).fitted("absolute-barrier"),
                mecha("Vex", "9,2").foe().level(0));
        var play = scenario(state)
                .choice("beginning.item", "absolute-barrier")
                .choice("barrier.energy", "2")
                .choice("turn.action", "eject")
                .choice("eject.place", "1,1")
                .choice("turn.action", "pass");
        Overheard heard = Overheard.at(play);
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(heard);
        Bout.act(heard);
        ActionPhase.resolve(heard);
        play.emit(new TurnEnded("aska-core"));

        Round.next(play);

        assertThat(heard.asked("eject.place")).containsExactly("aska: 1,1 2,1 3,1 1,2 3,2 1,3 2,3 3,3");
        assertThat(play.log()).endsWith("Aska is left to itself");
        assertThat(play.state().phase()).isEqualTo(Phase.ACTION);
        assertThat(state.has(Mark.Kind.BARRIER, aska)).isTrue();
        assertThat(aska.energy()).isEqualTo(2); // half of 5: of the 3 that were left none comes back
        play.emit(new TurnEnded("aska"));
        Bout.next(play, "aska-core");
        play.emit(new TurnEnded("aska-core"));
        Round.next(play);
        assertThat(play.log()).endsWith("Aska's Turn");
        assertThat(state.has(Mark.Kind.BARRIER, aska)).isFalse();
    }

    @Test
    @Ledger({"BCG-CORE-3", "BCG-AMB-51", "BCG-OP-6"})
    void each_empty_machine_follows_its_own_pilot() {
        CenturyState state = fight(
                mecha("Aska", "2,2").level(0),
                mecha("Bran", "2,4").level(0),
                mecha("Vex", "9,2").foe().level(0));
        var play = scenario(state);
        play.emit(new InitiativeRolled("aska", 9, 4));
        play.emit(new InitiativeRolled("bran", 5, 4));
        play.emit(new InitiativeRolled("vex", 7, 4));
        for (String pilot : List.of("aska", "bran")) { // in the Round before
            Bout.next(play, pilot);
            play.emit(new CoreEjected(pilot, state.unit(pilot).zone()));
        }
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());

        List<String> order = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Round.next(play);
            order.add(state.acting().orElseThrow().id());
            play.emit(new TurnEnded(order.get(i)));
        }

        assertThat(order).containsExactly("aska-core", "aska", "vex", "bran-core", "bran");
    }

    @Test
    @Ledger({"BCG-CORE-3", "BCG-CORE-4", "BCG-TIER-1"})
    void whoever_has_no_core_cannot_eject() {
        var play = scenario(fight(
                mecha("Aska", "2,2"),
                mecha("Tin", "3,2").foe().grunt(),
                mecha("Drone", "4,2").foe().pilotless(),
                mecha("Beast", "5,2").foe().fitted("biological")));

        assertThat(menu(play, "aska")).contains("eject");
        for (String other : new String[] {"tin", "drone", "beast"}) {
            assertThat(menu(play, other)).doesNotContain("eject");
        }
    }

    @Test
    @Ledger({"BCG-CORE-4", "BCG-CORE-1"})
    void a_pilotless_unit_is_simply_destroyed() {
        CenturyState state =
                fight(mecha("Aska", "2,2"), mecha("Drone", "4,2").foe().grunt().pilotless());
        var play = scenario(state);

        Damage.resolve(play, state.unit("drone"), 16, DamageCause.by(state.unit("aska"), "a blow"));

        assertThat(state.unit("drone").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(state.units()).noneMatch(unit -> unit.hull() == Hull.CORE);
    }

    @Test
    @Ledger({"BCG-END-1", "BCG-END-2", "live-another-day"})
    void an_operation_ends_when_one_side_or_both_have_nobody_left() {
        CenturyState state =
                fight(mecha("Aska", "2,2").level(1), mecha("Vex", "4,2").foe().level(1));
        var play = scenario(state);
        Bout.turn(play, "aska");
        assertThat(OperationOutcome.of(state)).isEmpty();

        call(play, state.unit("vex"), "live-another-day");
        assertThat(OperationOutcome.of(state).orElseThrow().winner()).contains("heroes");
        play.emit(new Destroyed("aska", UnitFate.DESTROYED));

        assertThat(OperationOutcome.of(state).orElseThrow().winner()).isEmpty();
    }
}
