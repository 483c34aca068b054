package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a Unit is, what it can take, and how its Turn begins. */
class BeginningTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"BCG-OP-7", "BCG-OP-11", "BCG-OP-13"})
    void effects_end_energy_returns_and_items_come_in_any_order_once_each() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").energy(6).fitted("regenerative", "overbooster"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "overbooster:3")
                .choice("beginning.item", "regenerative")
                .choice("regenerative.energy", "2");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Marked(
                new Mark(Mark.Kind.DEFENSE, "aska", "aska", "", 3, play.state().rounds(aska, 1)), "is guarded"));
        EnergyPayment.energy(play, aska, 6, "something");
        Bout.hurt(play, "aska", 3);
        Bout.next(play, "aska");

        assertThat(play.state().has(Mark.Kind.DEFENSE, aska)).isFalse();
        assertThat(aska.energy()).isEqualTo(6);
        BeginningPhase.resolve(play);
        BeginningPhase.resolve(play);
        assertThat(aska.points()).isEqualTo(15);
        assertThat(Bout.items(play.state(), aska)).isEmpty();
        BeginningPhase.resolve(play);
        assertThat(play.state().phase()).isEqualTo(arbiter.games.centuryg.turn.Phase.ACTION);
    }

    @Test
    @Ledger("BCG-OP-1")
    void a_pilots_own_attributes_count_for_nothing_in_a_machine_and_their_powers_do() {
        Machine machine = mecha("Aska", "0,0").level(2).unit().machine();
        Fighter weak = new Fighter(
                "weak", "Weak", "heroes", machine, Crew.person("Weak", "hall").sheet(), 0);
        Fighter strong = new Fighter(
                "strong",
                "Strong",
                "heroes",
                machine,
                Crew.person("Strong", "hall").fitness(9).sheet(),
                0);
        Fighter vex = mecha("Vex", "3,0").foe().unit();
        CenturyState state = new CenturyState(List.of(weak, strong, vex), Hangar.FIELD, TableRules.STANDARD);

        assertThat(Ranks.might(state, strong)).isEqualTo(Ranks.might(state, weak));
        assertThat(Defense.of(state, strong, vex).total())
                .isEqualTo(Defense.of(state, weak, vex).total());
        Bout.turn(scenario(state), "weak");
        assertThat(CombatScenario.calls(state, weak)).contains("live-another-day");
    }

    @Test
    @Ledger("BCG-DMG-1")
    void defense_is_guard_and_five() {
        CenturyState state =
                fight(mecha("Aska", "0,0").guard(7), mecha("Vex", "3,0").foe());

        assertThat(Defense.of(state, state.unit("aska"), state.unit("vex")).total())
                .isEqualTo(12);
    }

    @Test
    @Ledger({"BCG-DMG-2", "BCG-AMB-33"})
    void four_levels_hold_threshold_points_each_and_damage_flows_on() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").threshold(5), mecha("Vex", "3,0").foe()))
                .choice("maim.area", "head")
                .choice("maim.area", "legs");
        Fighter aska = play.state().unit("aska");

        assertThat(aska.fullPoints()).isEqualTo(20);
        Damage.resolve(play, aska, 4, DamageCause.itself("a fall"));
        assertThat(aska.levelsLost()).isZero();
        Damage.resolve(play, aska, 7, DamageCause.itself("a fall"));
        assertThat(aska.points()).isEqualTo(9);
        assertThat(aska.levelsLost()).isEqualTo(2);
    }
}
