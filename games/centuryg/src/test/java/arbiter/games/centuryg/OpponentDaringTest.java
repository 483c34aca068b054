package arbiter.games.centuryg;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.Thoughts.hurt;
import static arbiter.games.centuryg.Thoughts.mark;
import static arbiter.games.centuryg.Thoughts.points;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import org.junit.jupiter.api.Test;

/** How the opponent uses what tells only now and then: Supports, ground, hidden Weapons, common attacks, calls. */
class OpponentDaringTest {

    private static Hangar caller(String... upgrades) {
        return mecha("Aska", "2,3").might(2).systems(6).fitted(upgrades);
    }

    @Test
    void an_airstrike_goes_where_enemies_stand_together() {
        CenturyState state = fight(
                caller("airstrike"),
                mecha("Vex", "8,3").foe(),
                mecha("Wolf", "9,3").foe(),
                mecha("Yar", "9,4").foe());
        assertThat(Thoughts.of(at(state, 1, "aska"))).contains("turn.action support:airstrike");
        assertThat(state.unit("yar").points()).isEqualTo(13);
        assertThat(state.unit("aska").points()).isEqualTo(16);
    }

    @Test
    void it_is_not_called_down_on_friends() {
        CenturyState state = fight(
                caller("airstrike"),
                mecha("Bran", "8,3"),
                mecha("Cora", "8,4"),
                mecha("Vex", "9,3").foe(),
                mecha("Wolf", "9,4").foe());
        assertThat(Thoughts.of(at(state, 1, "aska"))).doesNotContain("turn.action support:airstrike");
    }

    @Test
    void a_commander_calls_help_and_still_acts() {
        CenturyState state = fight(
                caller("commander-type", "assisted-targeting"),
                mecha("Bran", "2,4").might(7).armed("assault-rifle"),
                mecha("Vex", "7,3").foe());
        assertThat(Thoughts.of(at(state, 1, "aska")))
                .contains("beginning.item commander-type:assisted-targeting")
                .anyMatch(pick -> pick.startsWith("turn.action"));
    }

    @Test
    void the_ground_is_spoiled_under_two_who_stand_together_not_under_one() {
        CenturyState two = fight(
                caller().level(2).knows("this-is-my-battlefield:difficult"),
                mecha("Vex", "8,3").foe(),
                mecha("Wolf", "8,4").foe());
        assertThat(Thoughts.of(at(two, 1, "aska")))
                .contains("turn.action this-is-my-battlefield")
                .anyMatch(pick -> pick.startsWith("power.zone 8,"));

        CenturyState one = fight(
                caller().level(2).knows("this-is-my-battlefield:difficult"),
                mecha("Vex", "8,3").foe());
        assertThat(Thoughts.of(at(one, 1, "aska"))).doesNotContain("turn.action this-is-my-battlefield");
    }

    private static CenturyState hidden() {
        return fight(
                mecha("Aska", "2,3").level(2).armed("beam-rifle", "beam-saber").knows("trump-card"),
                mecha("Vex", "6,3").foe());
    }

    @Test
    void hidden_weapons_come_out_when_the_others_are_gone() {
        CenturyState state = hidden();
        hurt(state, "aska", 4); // head, torso and arms
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("turn.action trump-card");
        assertThat(state.unit("aska").weapons()).hasSize(6);
    }

    @Test
    void they_stay_hidden_while_the_others_work() {
        assertThat(Thoughts.of(at(hidden(), 2, "aska"))).doesNotContain("turn.action trump-card");
    }

    private static CenturyState together(int might, String... boss) {
        return fight(
                mecha("Aska", "2,3").level(2).might(6).armed("beam-rifle"),
                mecha("Bran", "2,4").level(2).might(might).armed("beam-rifle"),
                boss.length == 0
                        ? mecha("Vex", "6,3").foe().guard(8)
                        : mecha("Vex", "6,3").foe().guard(8).boss(boss));
    }

    @Test
    void the_weak_join_the_strong_against_a_boss() {
        assertThat(Thoughts.of(at(together(2, "tentacle-lash"), 3, "aska")))
                .contains("turn.action synchro-attack", "synchro.allies bran", "synchro.join yes");
    }

    @Test
    void the_strong_and_those_against_anybody_else_strike_alone() {
        assertThat(Thoughts.of(at(together(2), 3, "aska"))).doesNotContain("turn.action synchro-attack");
        assertThat(Thoughts.of(at(together(9, "tentacle-lash"), 3, "aska")))
                .doesNotContain("turn.action synchro-attack");
    }

    private static CenturyState jammed() {
        CenturyState state = fight(
                mecha("Aska", "2,3").level(2).armed("beam-rifle"),
                mecha("Bran", "2,4").level(2).knows("mind-over-matter"),
                mecha("Vex", "6,3").foe());
        points(state, "bran", 2);
        return state;
    }

    @Test
    void a_friend_speaks_up_when_might_is_halved() {
        CenturyState state = jammed();
        mark(state, Mark.Kind.HALF_MIGHT, "aska", "vex:jamming", 0);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("call mind-over-matter");
    }

    @Test
    void nobody_speaks_up_without_a_reason() {
        assertThat(Thoughts.of(at(jammed(), 2, "aska"))).noneMatch(pick -> pick.startsWith("call"));
    }

    @Test
    void somebody_left_with_bare_fists_asks_for_new_gear() {
        CenturyState state = fight(
                mecha("Aska", "2,3").level(2).armed("beam-rifle"),
                mecha("Vex", "6,3").foe());
        hurt(state, "aska", 4);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("call mid-scene-upgrade");
        assertThat(state.unit("aska").weapons()).hasSize(4);
    }

    @Test
    void a_boss_charges_the_final_beam_unless_its_own_would_burn() {
        CenturyState lonely = fight(
                mecha("Sun", "5,3").foe().might(8).boss("final-beam", "tentacle-lash"),
                mecha("Aska", "2,3"),
                mecha("Bran", "2,4"),
                mecha("Cora", "3,5"));
        assertThat(Thoughts.of(at(lonely, 2, "sun"))).contains("turn.action charge:final-beam");

        CenturyState crowded = fight(
                mecha("Sun", "5,3").foe().might(8).boss("final-beam", "tentacle-lash"),
                mecha("Drone", "6,3").foe().grunt(),
                mecha("Other", "6,4").foe().grunt(),
                mecha("Aska", "2,3"),
                mecha("Bran", "2,4"));
        assertThat(Thoughts.of(at(crowded, 2, "sun"))).doesNotContain("turn.action charge:final-beam");
    }
}
