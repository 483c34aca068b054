package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Suppressing: half the Damage now, the other half for moving. */
class SuppressTest extends StrictScenarios<CenturyState> {

    private static CenturyState duo(int threshold) {
        return fight(
                mecha("Aska", "1,1").might(7).speed(0).armed("beam-rifle"),
                mecha("Bran", "1,2").might(7).speed(0).armed("beam-rifle"),
                mecha("Vex", "4,1").foe().threshold(threshold));
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-OFF-7", "BCG-AMB-37", "BCG-TRB-10"})
    void both_halves_round_down() {
        var play = scenario(duo(10)).dice("attack.might", 10).choice("boost.place", "5,1");

        act(play, "aska", "suppress:beam-rifle"); // 17 against 10
        turn(play, "vex");
        act(play, "vex", "boost");

        assertThat(play.log())
                .containsSubsequence(
                        "Vex takes 3 Damage, 37 left",
                        "Vex is suppressed for a Round: 1 Dis",
                        "Vex is pinned: moving costs 3 Damage",
                        "Vex moves under fire",
                        "Vex takes 3 Damage, 34 left");
    }

    @Test
    @Ledger({"BCG-AMB-38", "BCG-OFF-7"})
    void several_suppressions_add_up() {
        var play = scenario(duo(10))
                .dice("attack.might", 9)
                .dice("attack.might", 7)
                .choice("attack.approach", "4,1")
                .choice("attack.target", "aska")
                .dice("attack.might", 9, 8, 7, 6);

        act(play, "aska", "suppress:beam-rifle");
        act(play, "bran", "suppress:beam-rifle");
        turn(play, "vex");
        act(play, "vex", "attack:vulcans"); // three Dis in all, standing still

        assertThat(play.log()).contains("Vex against Aska with the Vulcans: 6 +5 Might = 11 against Defense 10, hits");
        assertThat(play.state().marks())
                .filteredOn(mark -> mark.kind() == Mark.Kind.PINNED)
                .extracting(Mark::value)
                .containsExactly(3, 2);
    }

    @Test
    @Ledger("BCG-AMB-38")
    void an_ally_in_a_suppressing_area_takes_half_the_damage_and_nothing_else() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").might(7).speed(0).armed("rail-bazooka"),
                        mecha("Bran", "5,1").threshold(10),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .choice("attack.target", "vex")
                .dice("attack.might", 7);

        act(play, "aska", "suppress:rail-bazooka");

        assertThat(play.state().unit("bran").points()).isEqualTo(38);
        assertThat(play.state().marks()).extracting(Mark::on).containsOnly("vex");
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-AMB-43"})
    void a_suppressor_may_spare_whom_it_would_destroy() {
        var play = scenario(duo(0))
                .dice("attack.might", 10)
                .choice("damage.lethal", "pass")
                .choice("damage.spare", "yes");

        act(play, "aska", "suppress:beam-rifle");

        assertThat(play.state().unit("vex").fate()).isEqualTo(UnitFate.SPARED);
        assertThat(play.log()).contains("Vex is disabled and spared");
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-OP-13", "BCG-AMB-30"})
    void suppression_ends_when_the_suppressors_next_turn_begins() {
        var play = scenario(duo(10)).dice("attack.might", 8);
        CenturyState state = play.state();

        turn(play, "aska");
        act(play, "aska", "suppress:beam-rifle");
        turn(play, "vex");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("vex"))).isTrue();
        turn(play, "aska");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("vex"))).isFalse();
    }
}
