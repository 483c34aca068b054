package arbiter.games.centuryg;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.Thoughts.hurt;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the opponent looks after itself and its own: repairs, barriers, forms, partners, and where it steps. */
class OpponentCareTest {

    private static Hangar warded(String where) {
        return mecha("Aska", where).energy(5).fitted("absolute-barrier").armed("beam-rifle");
    }

    @Test
    void it_raises_a_barrier_with_what_its_weapon_leaves_over() {
        CenturyState state = fight(warded("2,2"), mecha("Vex", "6,2").foe().armed("assault-rifle"));
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("beginning.item absolute-barrier", "barrier.energy 3");
    }

    @Test
    void nobody_near_no_barrier() {
        CenturyState state =
                fight(warded("0,0"), mecha("Vex", "11,7").foe().speed(1).armed("beam-saber"));
        assertThat(Thoughts.of(at(state, 2, "aska"))).doesNotContain("beginning.item absolute-barrier");
    }

    @Test
    void one_attacker_is_left_to_a_better_defense() {
        CenturyState state = fight(
                warded("2,2").fitted("reactive-booster"),
                mecha("Vex", "6,2").foe().armed("assault-rifle"));
        assertThat(Thoughts.of(at(state, 2, "aska"))).doesNotContain("beginning.item absolute-barrier");
    }

    private static CenturyState medic() {
        return fight(
                mecha("Aska", "2,2").might(3).energy(6).fitted("jury-rig").armed("beam-rifle"),
                mecha("Bran", "3,3").threshold(5),
                mecha("Cora", "2,3").threshold(5),
                mecha("Vex", "7,2").foe().guard(7).armed("assault-rifle"));
    }

    @Test
    void it_repairs_whoever_is_nearly_gone_and_no_more_than_is_missing() {
        CenturyState state = medic();
        hurt(state, "cora", 15);
        hurt(state, "bran", 4);
        assertThat(Thoughts.of(at(state, 2, "aska")))
                .contains("turn.action jury-rig", "jury-rig.whom bran", "jury-rig.energy 6");
    }

    @Test
    void a_scratch_is_not_worth_an_action() {
        CenturyState state = medic();
        hurt(state, "bran", 18);
        assertThat(Thoughts.of(at(state, 2, "aska"))).doesNotContain("turn.action jury-rig");
    }

    @Test
    void it_grows_back_without_starving_its_beams() {
        CenturyState state = fight(
                mecha("Aska", "2,2")
                        .threshold(5)
                        .energy(6)
                        .fitted("regenerative", Area.LEGS, "")
                        .armed("beam-rifle"),
                mecha("Vex", "5,2").foe());
        hurt(state, "aska", 10);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("beginning.item regenerative", "regenerative.energy 4");
    }

    @Test
    void on_the_last_level_everything_goes_into_repairs() {
        CenturyState state = fight(
                mecha("Aska", "2,2")
                        .threshold(5)
                        .energy(6)
                        .fitted("regenerative", Area.LEGS, "")
                        .armed("beam-rifle"),
                mecha("Vex", "5,2").foe());
        hurt(state, "aska", 3);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("regenerative.energy 6");
    }

    private static CenturyState winged(String foe) {
        return fight(
                mecha("Aska", "0,2")
                        .might(7)
                        .speed(3)
                        .fitted("transformation")
                        .form("Wing", Attribute.MIGHT, Attribute.SPEED)
                        .armed("beam-saber"),
                mecha("Vex", foe).foe().speed(1).armed("beam-saber"));
    }

    @Test
    void it_takes_the_fast_form_on_the_way_and_the_strong_one_to_fight() {
        assertThat(Thoughts.of(at(winged("11,2"), 2, "aska"))).contains("beginning.item morph:1");
        assertThat(Thoughts.of(at(winged("2,2"), 2, "aska"))).doesNotContain("beginning.item morph:1");
    }

    private static CenturyState partners() {
        return fight(
                mecha("Aska", "2,2").threshold(5).combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,3").threshold(5).combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"),
                mecha("Vex", "6,2").foe().armed("assault-rifle"));
    }

    @Test
    void partners_combine_to_save_the_one_who_is_nearly_gone() {
        CenturyState state = partners();
        hurt(state, "bran", 3);
        assertThat(Thoughts.of(at(state, 2, "bran"))).contains("turn.action combine");
    }

    @Test
    void two_healthy_machines_strike_twice() {
        assertThat(Thoughts.of(at(partners(), 2, "bran"))).doesNotContain("turn.action combine");
    }

    @Test
    void whoever_would_die_of_a_step_stays_where_it_is() {
        CenturyState state = fight(
                mecha("Aska", "2,2").armed("beam-saber"),
                mecha("Vex", "5,2").foe().armed("assault-rifle"));
        hurt(state, "aska", 2);
        Thoughts.mark(state, Mark.Kind.PINNED, "aska", "vex", 3);
        assertThat(Thoughts.of(at(state, 2, "aska"))).noneMatch(pick -> pick.endsWith(".place 3,2"));
        assertThat(state.unit("aska").zone())
                .isEqualTo(state.field().zones().find("2,2").getAsInt());
        assertThat(state.unit("aska").isFighting()).isTrue();
    }

    @Test
    void it_does_not_shoot_at_a_friend_in_a_duel_if_there_is_somebody_else() {
        CenturyState state = fight(
                mecha("Aska", "2,2").armed("assault-rifle"),
                mecha("Bran", "5,2").guard(4),
                mecha("Vex", "5,2").foe().guard(4),
                mecha("Wolf", "5,4").foe().guard(5));
        new DuelBegan("bran", "vex").apply(state);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("attack.target wolf");
    }

    @Test
    void it_leaves_a_duel_in_which_it_cannot_win() {
        CenturyState state = fight(
                mecha("Aska", "2,2").might(1).armed("powered-rifle"),
                mecha("Vex", "2,2").foe().guard(12));
        new DuelBegan("aska", "vex").apply(state);
        assertThat(Thoughts.of(at(state, 1, "aska"))).contains("turn.action disengage");
    }
}
