package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.ExtremeGround;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Who picks the Areas, what earns Points, and what Maiming leaves alone. */
class MaimingTest extends CombatScenario {

    @Test
    @Ledger({"BCG-MAIM-2", "BCG-AMB-34", "BCG-MAIM-1", "BCG-CORE-1"})
    void odd_damage_lets_the_defender_begin_and_no_area_goes_twice() {
        CenturyState state = fight(mecha("Aska", "0,0"), mecha("Vex", "3,0").foe());
        var play = scenario(state)
                .choice("maim.area", "head")
                .choice("maim.area", "legs")
                .choice("maim.area", "torso");
        Overheard heard = Overheard.at(play);

        Damage.resolve(heard, state.unit("vex"), 13, DamageCause.by(state.unit("aska"), "a blow"));

        assertThat(heard.asked("maim.area"))
                .containsExactly("vex: head torso arms legs", "aska: torso arms legs", "vex: torso arms");
        assertThat(state.unit("vex").maims()).containsExactly(Area.HEAD, Area.LEGS, Area.TORSO);
    }

    @Test
    @Ledger({"BCG-MAIM-2", "BCG-AMB-34"})
    void even_damage_lets_the_attacker_begin() {
        CenturyState state = fight(mecha("Aska", "0,0"), mecha("Vex", "3,0").foe());
        var play = scenario(state).choice("maim.area", "head").choice("maim.area", "legs");
        Overheard heard = Overheard.at(play);

        Damage.resolve(heard, state.unit("vex"), 8, DamageCause.by(state.unit("aska"), "a blow"));

        assertThat(heard.asked("maim.area")).containsExactly("aska: head torso arms legs", "vex: torso arms legs");
    }

    @Test
    @Ledger({"BCG-MAIM-3", "BCG-TERR-7"})
    void the_ground_leaves_every_pick_to_the_unit_it_hurts() {
        CenturyState state = fight(mecha("Vex", "3,0").foe(), mecha("Aska", "0,0"));
        var play = scenario(state)
                .dice("ground.test", 1)
                .choice("maim.area", "head")
                .choice("maim.area", "legs");
        Overheard heard = Overheard.at(play);
        tension(play, 3);

        ExtremeGround.check(heard, state.unit("vex")); // 1 and 4 against 13: 8, even

        assertThat(heard.asked("maim.area")).containsExactly("vex: head torso arms legs", "vex: torso arms legs");
    }

    @Test
    @Ledger({"BCG-MAIM-3", "BCG-ABIL-12"})
    void who_overheats_picks_the_areas_of_its_own() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).armed("radiant-fist"),
                mecha("Vex", "1,1").foe().guard(9));
        var play = scenario(state).dice("attack.might", 3).choice("maim.area", "head");
        Overheard heard = Overheard.at(play);
        tension(play, 2);

        act(heard, "aska", "attack:radiant-fist"); // misses, and the Tension of a first Technique is 4

        assertThat(damage(play)).containsExactly("aska 4");
        assertThat(heard.asked("maim.area")).containsExactly("aska: head torso arms legs");
    }

    @Test
    @Ledger({"BCG-DMG-4", "BCG-DMG-3"})
    void a_level_earns_a_point_the_first_time_it_is_lost_and_never_again() {
        CenturyState state =
                fight(mecha("Aska", "0,0").level(0), mecha("Vex", "3,0").foe().level(0));
        Fighter aska = state.unit("aska");
        var play = scenario(state)
                .choice("maim.area", "head")
                .choice("damage.answer", "pass")
                .choice("maim.area", "head")
                .choice("maim.area", "legs");

        Damage.resolve(play, aska, 5, DamageCause.itself("a fall"));
        assertThat(aska.genre().points()).isEqualTo(1);
        ThresholdRepair.resolve(play, aska, 9);
        assertThat(aska.points()).isEqualTo(16);
        assertThat(aska.maims()).isEmpty();
        Damage.resolve(play, aska, 9, DamageCause.itself("a fall"));

        assertThat(aska.genre().points()).isEqualTo(2); // for the second Level only
    }

    @Test
    @Ledger({"BCG-BOSS-4", "BCG-WPN-1", "merge"})
    void boss_weapons_and_default_weapons_know_no_maiming() {
        CenturyState state = fight(
                mecha("Maw", "3,3").foe().boss("merge"), mecha("Aska", "3,3").armed("chainblade"));
        var play = scenario(state);
        for (Area area : Area.EXTERNAL) {
            play.emit(new Maimed("maw", area));
            play.emit(new Maimed("aska", area));
        }

        assertThat(Drill.menu(play, "maw")).contains("attack:merge", "attack:cqc", "attack:vulcans");
        assertThat(Drill.menu(play, "aska"))
                .contains("attack:cqc", "attack:vulcans")
                .doesNotContain("attack:chainblade");
    }

    @Test
    @Ledger({"BCG-MAIM-1", "BCG-MAIM-2"})
    void the_owner_is_told_what_an_area_costs_and_the_attacker_is_not() {
        CenturyState state = fight(mecha("Aska", "0,0"), armedEverywhere());
        Overheard heard =
                Overheard.at(scenario(state).choice("maim.area", "arms").choice("maim.area", "legs"));

        Maiming.pick(heard, state.unit("vex"), state.unit("vex").decider());
        assertThat(heard.last().options())
                .extracting(Option::text)
                .containsExactly(
                        "Maim the head: Sniper Rifle, Anti-Air Missiles",
                        "Maim the torso: Beam Rifle, Assault Rifle",
                        "Maim the arms: Beam Saber",
                        "Maim the legs: Chainblade, Dueling Blade");
        assertThat(heard.last().fallback().id()).isEqualTo("arms");
        assertThat(heard.last().quiet()).isFalse();

        Maiming.pick(heard, state.unit("vex"), state.unit("aska").decider());
        assertThat(heard.last().options())
                .extracting(Option::text)
                .containsExactly("Maim the head", "Maim the torso", "Maim the arms", "Maim the legs");
        assertThat(heard.last().fallback().id()).isEqualTo("head");
    }

    @Test
    @Ledger({"BCG-MAIM-1", "BCG-MAIM-2"})
    void nobody_is_asked_who_loses_nothing_in_some_area() {
        CenturyState state = fight(mecha("Vex", "3,0").armed("beam-saber"));
        Overheard heard = Overheard.at(scenario(state).choice("maim.area", "head"));

        Maiming.pick(heard, state.unit("vex"), state.unit("vex").decider());

        assertThat(heard.last().fallback().text()).isEqualTo("Maim the head: nothing is lost");
        assertThat(heard.last().quiet()).isTrue();
    }

    private static Hangar armedEverywhere() {
        return mecha("Vex", "3,0")
                .foe()
                .armed("sniper-rifle", Area.HEAD)
                .armed("anti-air-missiles", Area.HEAD)
                .armed("beam-rifle", Area.TORSO)
                .armed("assault-rifle", Area.TORSO)
                .armed("beam-saber", Area.ARMS)
                .armed("chainblade", Area.LEGS)
                .armed("dueling-blade", Area.LEGS);
    }
}
