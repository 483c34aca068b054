package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Damage that comes in several instances, and what halves it. */
class InstancesTest extends CombatScenario {

    @Test
    @Ledger({"resonance-cannon", "BCG-CORE-5", "BCG-AMB-35", "BCG-AMB-42"})
    void resonance_takes_the_last_point_of_one_who_survived_its_hit() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0).knows("i-cannot-be-defeated"),
                        mecha("Vex", "3,2").foe().level(0).speed(0).armed("resonance-cannon")),
                1,
                "vex");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 14);
        var play = scenario(state).dice("attack.might", 8).choice("damage.lethal", "i-cannot-be-defeated");

        attack(play, state.unit("vex"), aska, "resonance-cannon");

        assertThat(damage(play)).containsExactly("aska 4", "aska 1");
        assertThat(aska.fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"resonance-cannon", "believe-in-myself", "BCG-AMB-35", "BCG-AMB-44"})
    void what_came_back_before_the_hit_counts_for_resonance() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(1).knows("believe-in-myself"),
                        mecha("Vex", "3,2").foe().level(0).speed(0).armed("resonance-cannon")),
                1,
                "vex");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 7);
        var play = scenario(state)
                .dice("attack.might", 8)
                .choice("damage.answer", "believe-in-myself")
                .choice("maim.area", "head")
                .choice("maim.area", "arms");

        attack(play, state.unit("vex"), aska, "resonance-cannon");

        assertThat(damage(play)).containsExactly("aska 4", "aska 2"); // 9, then 14, 10 and the rest of Level 2
        assertThat(aska.points()).isEqualTo(8);
    }

    @Test
    @Ledger({"final-beam", "BCG-AMB-35", "BCG-AMB-120", "BCG-OFF-6"})
    void a_suppressing_final_beam_halves_the_hit_and_its_overflow_together() {
        CenturyState state = at(
                fight(
                        mecha("Titan", "1,4")
                                .foe()
                                .boss("final-beam")
                                .level(0)
                                .threshold(10)
                                .energy(4)
                                .speed(0),
                        mecha("Aska", "11,0").level(0).threshold(10)),
                1,
                "titan");
        var play = scenario(state);
        act(play, "titan", "charge:final-beam");

        act(play, "titan", "suppress:final-beam:boosted");

        assertThat(damage(play)).containsExactly("aska 3", "aska 1", "titan 1"); // 6 and 3 together make 4
    }

    @Test
    @Ledger({"invasive", "BCG-CVM-1"})
    void an_invasive_machine_hurts_people_in_full() {
        Fighter mara = person("Mara", "1,1").willpower(8).here(Hangar.FIELD);
        CenturyState state = new CenturyState(
                List.of(mara, mecha("Vex", "1,1").foe().fitted("invasive").unit()), Hangar.FIELD, TableRules.STANDARD);
        var play = scenario(state);

        Damage.resolve(play, mara, 3, DamageCause.by(state.unit("vex"), "a claw"));

        assertThat(play.log()).containsExactly("Mara takes 6 Damage, 2 left in Layer 1");
    }
}
