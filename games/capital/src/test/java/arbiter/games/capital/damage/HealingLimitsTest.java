package arbiter.games.capital.damage;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.hurt;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.Motorpool;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.ability.Rally.Rallied;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How far a Healer's help reaches, and what raises it. */
class HealingLimitsTest extends StrictScenarios<CapitalState> {

    private final Combatant vera = unit("Vera")
            .score(Attribute.KNW, 6)
            .ability("patch-up-1")
            .ability("convalescence-1")
            .ability("supercharge-1")
            .ability("delay-the-inevitable")
            .here();
    private final Combatant bo = unit("Bo").at(1, 0).here();

    @Test
    @Ledger({"CAP-AMB-123", "patch-up-1", "pep-talk"})
    void a_pep_talk_goes_into_patch_up_and_into_no_other_healing() {
        CapitalState state = fight(vera, bo);
        hurt(state, bo, 19);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 4, 4)
                .dice("attack.damage", 2);
        play.emit(new PepTalked("bo", "vera", 4));

        Healing.resolve(play, Optional.of(vera), bo, Modifiers.of("bandage", 2));
        assertThat(PepTalkBonus.of(vera)).isEqualTo(4);
        patchUp(state, vera, bo).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Bo regains 2 HP, now 3", "Bo regains 12 HP (+8 Patch Up +4 pep talk), now 15");
        assertThat(PepTalkBonus.of(vera)).isZero();
    }

    @Test
    @Ledger({"patch-up-1", "CAP-AMB-112", "rally-1", "CAP-AMB-102"})
    void a_failed_patch_up_heals_nothing_rallied_or_not_and_the_energy_is_gone() {
        CapitalState state = fight(vera, bo);
        hurt(state, bo, 10);
        new TurnBegan("vera", 2).apply(state);
        new Rallied("vera", "bo", 2).apply(state);
        var play = scenario(state)
                .choice("rally.use", "yes")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 4, 4);

        patchUp(state, vera, bo).resolve(play, Occasion.ACTION);

        assertThat(bo.hp()).isEqualTo(10);
        assertThat(vera.energy()).isEqualTo(7);
    }

    @Test
    @Ledger({"supercharge-1", "convalescence-1"})
    void ten_metres_from_edge_to_edge_are_near_and_more_are_not() {
        Combatant edge = unit("Edge").at(11, 0).here();
        Combatant far = unit("Far").at(12, 0).here();
        CapitalState state = fight(vera, bo, edge, far);

        for (String tooFar : List.of("supercharge.units", "convalescence.units")) {
            var wrong = scenario(state.copy()).choice(tooFar, "far");
            Combatant healer = wrong.state().unit("vera");
            CapitalAct act = AttackCast.act(wrong.state(), healer, tooFar.substring(0, tooFar.indexOf('.')));
            assertThatThrownBy(() -> act.resolve(wrong, Occasion.ACTION)).hasMessageContaining("far");
        }
        var play = scenario(state).choice("supercharge.units", "edge").choice("convalescence.units", "edge");
        AttackCast.act(play.state(), vera, "supercharge").resolve(play, Occasion.ACTION);
        AttackCast.act(play.state(), vera, "convalescence").resolve(play, Occasion.ACTION);

        assertThat(SuperchargeHealer.of(edge)).contains("vera");
        assertThat(edge.regeneration().amount()).isEqualTo(12);
    }

    @Test
    @Ledger({"supercharge-1", "CAP-AMB-104", "CAP-DYING-7"})
    void supercharge_mends_two_bones_and_no_more() {
        CapitalState state = fight(vera, bo);
        new Adjusted("bo", 10, 1, 2).apply(state);
        var play = scenario(state).choice("supercharge.units", "bo");

        AttackCast.act(play.state(), vera, "supercharge").resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Bo is supercharged: 8 Energy, 4 Bones");
    }

    @Test
    @Ledger("delay-the-inevitable")
    void a_vehicle_has_no_turns_in_which_the_inevitable_could_be_delayed() {
        Combatant bike = Motorpool.vehicle("bike", "crew", Point.metres(0, 1));
        CapitalState state = fight(vera, bo, bike);

        assertThat(state.touching(vera, bike)).isTrue();
        assertThat(ActFixture.actions(state, vera)).contains("delay:bo").doesNotContain("delay:bike");
    }

    private static CapitalAct patchUp(CapitalState state, Combatant healer, Combatant target) {
        return ActMenu.actions(state, healer).stream()
                .filter(act -> act.id().equals("patch-up:" + target.id()))
                .findFirst()
                .orElseThrow();
    }
}
