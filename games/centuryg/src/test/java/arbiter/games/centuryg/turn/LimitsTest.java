package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.boss.MinionDeployed;
import arbiter.games.centuryg.crew.Eject.CoreEjected;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.support.SupportCalled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.games.centuryg.utility.RestorationUsed;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What somebody may not do, or not any more. */
class LimitsTest extends CombatScenario {

    private static Mark mark(Mark.Kind kind, String on, String by) {
        return new Mark(kind, on, by, "", 1, Clock.FIGHT);
    }

    @Test
    @Ledger({"superheavy-machinegun", "BCG-AMB-113", "flyer"})
    void a_flyer_held_to_the_ground_cannot_fire_the_superheavy_machinegun() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").fitted("flyer").armed("superheavy-machinegun"),
                        mecha("Vex", "5,2").foe()),
                1,
                "aska");
        var play = scenario(state);
        assertThat(Drill.menu(play, "aska")).contains("attack:superheavy-machinegun");

        play.emit(new Marked(mark(Mark.Kind.GROUNDED, "aska", "vex"), "is held to the ground"));

        assertThat(Drill.menu(play, "aska")).doesNotContain("attack:superheavy-machinegun");
    }

    @Test
    @Ledger({"BCG-CORE-2", "BCG-AMB-50", "BCG-RNF-4"})
    void a_core_neither_combines_nor_attacks() {
        CenturyState state = fight(
                mecha("Aska", "2,2").combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,2").combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"),
                mecha("Vex", "2,2").foe());
        new ReinforcementsCame(Reinforcements.of("foes", 0, List.of())).apply(state);
        var play = scenario(state);
        Bout.turn(play, "vex");
        play.emit(new Destroyed("aska", UnitFate.DESTROYED));
        play.emit(new CoreEjected("aska", Drill.zone("2,2")));
        play.emit(new Destroyed("vex", UnitFate.DESTROYED));

        assertThat(Drill.menu(play, "aska-core")).contains("boost").doesNotContain("combine", "attack-reinforcements");
        assertThat(Drill.menu(play, "bran")).doesNotContain("combine").contains("attack-reinforcements");
    }

    @Test
    @Ledger({"we-are-many", "BCG-REST-1", "BCG-SUP-1"})
    void copies_of_a_grunt_count_as_one_for_what_is_used_up() {
        CenturyState state = fight(mecha("Maw", "5,5").foe().boss(), mecha("Aska", "2,2"));
        Machine tin = mecha("Tin", "0,0")
                .grunt()
                .systems(3)
                .fitted("jury-rig", "airstrike")
                .unit()
                .machine();
        var play = scenario(state);
        play.emit(new MinionDeployed("one", "Tin 1", tin, "maw", 0));
        play.emit(new RestorationUsed("one", 1, "Jury Rig"));
        play.emit(new SupportCalled("one", "airstrike", "Airstrike"));
        play.emit(new MinionDeployed("two", "Tin 2", tin, "maw", 0));

        play.emit(new RestorationUsed("two", 1, "Jury Rig"));

        assertThat(state.unit("one").restorations()).isEqualTo(1);
        assertThat(state.unit("two").restorations()).isEqualTo(1);
        assertThat(state.unit("two").used().isSpent("airstrike")).isTrue();
    }

    /** Nobody learns of whom they do not know by what comes out of them. */
    @Test
    void what_comes_of_somebody_hidden_is_hidden_too() {
        CenturyState state =
                fight(mecha("Maw", "5,5").foe().boss(), mecha("Vex", "9,2").foe(), mecha("Aska", "2,2"));
        Machine tin = mecha("Tin", "0,0").grunt().unit().machine();
        var play = scenario(state);
        state.unit("maw").hide(true);
        state.unit("vex").hide(true);

        play.emit(new MinionDeployed("one", "Tin 1", tin, "maw", 0));
        play.emit(new Destroyed("vex", UnitFate.DESTROYED));
        play.emit(new CoreEjected("vex", Drill.zone("9,2")));
        play.emit(new Destroyed("aska", UnitFate.DESTROYED));
        play.emit(new CoreEjected("aska", Drill.zone("2,2")));

        assertThat(state.hiddenUnits()).containsExactlyInAnyOrder("maw", "vex", "one", "vex-core");
    }

    @Test
    @Ledger({"we-are-many", "invincible-alloy", "BCG-AMB-42"})
    void the_alloy_of_copies_holds_once_for_all_of_them() {
        CenturyState state = fight(mecha("Maw", "5,5").foe().boss(), mecha("Aska", "2,2"));
        Machine tin =
                mecha("Tin", "0,0").grunt().fitted("invincible-alloy").unit().machine();
        var play = scenario(state).choice("damage.lethal", "invincible-alloy");
        for (String copy : new String[] {"one", "two"}) {
            play.emit(new MinionDeployed(copy, copy, tin, "maw", 0));
        }
        play.choice("maim.area", "head").choice("maim.area", "torso").choice("maim.area", "arms");
        Damage.resolve(play, state.unit("one"), 20, DamageCause.itself("a fall"));
        play.emit(new MinionDeployed("three", "three", tin, "maw", 0));
        Damage.resolve(play, state.unit("two"), 20, DamageCause.itself("a fall"));
        Damage.resolve(play, state.unit("three"), 20, DamageCause.itself("a fall"));
        assertThat(state.unit("one").points()).isEqualTo(1);
        assertThat(state.unit("two").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(state.unit("three").fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"make-my-monster-grow", "we-are-many"})
    void of_copies_only_one_grows() {
        CenturyState state = at(
                fight(mecha("Maw", "5,5").foe().boss().level(3).knows("make-my-monster-grow"), mecha("Aska", "2,2")),
                1,
                "maw");
        Machine tin = mecha("Tin", "0,0").grunt().unit().machine();
        var play = scenario(state).choice("power.ally", "one").choice("colossus.shape", "3x3");
        play.emit(new MinionDeployed("one", "Tin 1", tin, "maw", Drill.zone("4,4")));
        play.emit(new MinionDeployed("two", "Tin 2", tin, "maw", Drill.zone("6,4")));

        setup(play, state.unit("maw"), "make-my-monster-grow");

        assertThat(setups(state, state.unit("maw"))).doesNotContain("make-my-monster-grow");
    }

    @Test
    @Ledger({"overwhelm", "BCG-AMB-127", "BCG-GP-2"})
    void an_overwhelmed_unit_may_call_powers_and_is_free_if_it_cannot_act() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "5,5").foe().boss().level(1).knows("useless"),
                        mecha("Aska", "2,2").level(0)),
                1,
                "maw");
        new ReinforcementsCame(Reinforcements.of("heroes", 1, Handbooks.powers())).apply(state);
        Fighter maw = state.unit("maw");
        var play = scenario(state);
        play.emit(new Marked(mark(Mark.Kind.OVERWHELMED, "maw", Reinforcements.ID), "must attack"));

        assertThat(Bout.deeds(state, maw)).containsExactly("attack-reinforcements", "useless");
        play.emit(new Marked(mark(Mark.Kind.COOLING, "maw", "maw"), "must cool down"));
        Bout.act(play);

        assertThat(state.has(Mark.Kind.OVERWHELMED, maw)).isFalse();
    }

    @Test
    @Ledger({"do-you-desire-the-power", "BCG-DOCK-2", "BCG-AMB-118"})
    void whoever_is_docked_is_not_hurt_by_a_tempted_friend() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "5,5").foe().boss().level(1).knows("do-you-desire-the-power"),
                        mecha("Aska", "2,2").level(0).threshold(9),
                        mecha("Ark", "3,2").level(0).threshold(9).fitted("base-unit"),
                        mecha("Bran", "3,2").level(0)),
                1,
                "maw");
        var play = scenario(state).choice("power.enemy", "aska").dice("temptation.damage", 5);
        play.emit(new Docked("bran", "ark"));

        setup(play, state.unit("maw"), "do-you-desire-the-power");

        assertThat(damage(play)).containsExactly("ark 5");
    }

    @Test
    @Ledger({"BCG-MACT-2", "BCG-AMB-28", "BCG-MACT-3"})
    void waiting_to_do_something_else_loses_a_buildup() {
        Fighter mara = person("Mara", "hall").here();
        Fighter rogue = person("Rogue", "hall").foe().here();
        var play =
                scenario(match(mara, rogue)).choice("delay.purpose", "offense").choice("delay.purpose", "utility");
        play.emit(new Marked(
                new Mark(Mark.Kind.BUILDUP, "mara", "mara", "rogue", 2, Clock.FIGHT), "builds up against Rogue"));

        new Delay().resolve(play, mara);
        assertThat(play.state().has(Mark.Kind.BUILDUP, mara)).isTrue();
        new Delay().resolve(play, mara);

        assertThat(play.state().has(Mark.Kind.BUILDUP, mara)).isFalse();
    }
}
