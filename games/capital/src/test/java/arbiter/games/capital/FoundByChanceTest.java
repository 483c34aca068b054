package arbiter.games.capital;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.vehicle;
import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.AssembledMove;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Phase;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Board;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Corners of the rules that random play has led into. */
class FoundByChanceTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = named("Raider").foe().at(5, 0).here();

    @Test
    @Ledger({"CAP-OW-6", "focus-1", "CAP-AMB-86"})
    void overwatch_with_the_extra_action_of_focus_uses_the_turn_up() {
        Combatant sira = named("Sira").can("focus-1").here();
        var play = scenario(under(sira, raider))
                .choice("turn.action", "focus")
                .choice("focus.extra", "use")
                .choice("grant.action", "overwatch");

        new CapitalGame().advance(play);

        assertThat(play.log()).contains("Sira is on Overwatch with 3 Attacks").endsWith("Sira is done");
        assertThat(play.state().phase()).isEqualTo(Phase.TURN_END);
    }

    @Test
    @Ledger("primitive-first-aid-kit")
    void two_kits_of_a_kind_in_four_hands_are_used_up_one_after_the_other() {
        Combatant medic = named("Medic")
                .can("extra-limb")
                .can("extra-limb")
                .item("primitive-first-aid-kit")
                .item("primitive-first-aid-kit")
                .here();
        CapitalState state = under(medic, raider);
        ActFixture.hold(state, medic, 0, 1);
        new Adjusted("medic", 10, 8, 5).apply(state);

        assertThat(ActFixture.actions(state, medic))
                .filteredOn(id -> id.startsWith("bandage"))
                .containsExactly("bandage:primitive-first-aid-kit:0:medic", "bandage:primitive-first-aid-kit:1:medic");
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125"})
    void nothing_is_given_when_it_does_not_come_together() {
        Combatant poor = named("Poor").energy(0).here();
        Combatant kind = named("Kind").can("generous").energy(1).at(1, 0).here();
        Combatant mean = named("Mean").can("generous").energy(1).at(0, 1).here();
        CapitalState state = under(poor, kind, mean);
        var refused = scenario(state)
                .choice("generous.share", "1")
                .choice("generous.lend", "yes")
                .choice("generous.share", "1")
                .choice("generous.lend", "no");

        assertThat(EnergyPayment.pay(refused, poor, 2, "something dear")).isFalse();
        assertThat(refused.log()).isEmpty();

        var given = scenario(state)
                .choice("generous.share", "1")
                .choice("generous.lend", "yes")
                .choice("generous.share", "1")
                .choice("generous.lend", "yes");
        assertThat(EnergyPayment.pay(given, poor, 2, "something dear")).isTrue();
        assertThat(given.log())
                .containsExactly(
                        "Kind gives 1 Energy to Poor, 0 left",
                        "Mean gives 1 Energy to Poor, 0 left",
                        "Poor spends 2 Energy on something dear, 0 left");
    }

    @Test
    @Ledger({"CAP-AMB-28", "assemble-1", "CAP-AMB-113"})
    void whoever_sits_in_a_tank_cannot_be_called_out_of_it() {
        Combatant tank = vehicle("tank-laser", "heroes", Point.metres(0, 0));
        Combatant mate = friend("Mate", Point.metres(4, 0));
        Combatant captain = friend("Captain", Point.metres(6, 0));
        CapitalState state = fight(captain, mate, tank);

        assertThat(AssembledMove.possible(state, captain, mate, 5)).isTrue();
        UnitSetup.seat(mate, tank, false);
        assertThat(AssembledMove.possible(state, captain, mate, 5)).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-96", "CAP-AMB-142"})
    void getting_into_a_tank_ends_a_grapple_with_somebody_outside() {
        Combatant tank = vehicle("tank-laser", "heroes", Point.metres(0, 0));
        Combatant mate = friend("Mate", new Point(2_500, 0));
        Combatant held = named("Held").foe().here();
        CapitalState state = fight(mate, tank, held);
        new Placed("held", new Point(3_500, 0), 0).apply(state);
        var play = scenario(state);
        play.emit(new Grappled("mate", "held"));

        new Board(mate, tank, false).resolve(play, Occasion.ACTION);

        assertThat(mate.riding()).isPresent();
        assertThat(held.grappledBy()).isEmpty();
    }
}
