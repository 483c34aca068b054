package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Drill.turnOver;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Offensive Actions, clause by clause. */
class OffenseClausesTest extends CombatScenario {

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger({"BCG-OFF-4", "BCG-ABIL-1"})
    void an_aimed_melee_weapon_has_one_advantage_against_its_target_and_none_against_others() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("arm-guardian"), foe("Vex", "1,1"), foe("Wolf", "1,1")))
                .choice("aim.weapon", "arm-guardian")
                .choice("aim.target", "vex")
                .choice("attack.target", "wolf")
                .dice("attack.might", 6)
                .choice("aim.weapon", "arm-guardian")
                .choice("aim.target", "vex")
                .choice("attack.target", "vex")
                .dice("attack.might", 3, 8);

        act(play, "aska", "aim");
        act(play, "aska", "attack:arm-guardian");
        assertThat(play.state().unit("aska").aim()).isEmpty();
        act(play, "aska", "aim");
        act(play, "aska", "attack:arm-guardian");

        assertThat(damage(play)).containsExactly("wolf 1", "vex 3");
    }

    @Test
    @Ledger({"BCG-OFF-5", "BCG-OP-13"})
    void an_assist_is_for_one_ally_against_one_target_until_the_next_turn_of_whoever_gave_it() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).armed("assault-rifle"),
                mecha("Bran", "1,2").speed(0).armed("assault-rifle"),
                mecha("Cara", "1,3").speed(0).armed("assault-rifle"),
                foe("Vex", "4,1"),
                foe("Wolf", "4,5"));
        var play = scenario(state)
                .choice("attack.target", "vex")
                .choice("attack.assist", "bran")
                .dice("attack.might", 10, 7);
        turn(play, "aska");

        act(play, "aska", "assist:assault-rifle"); // at a Disadvantage, and yet a hit

        assertThat(damage(play)).containsExactly("vex 2");
        assertThat(net(state, "bran", "vex")).isEqualTo(1);
        assertThat(net(state, "bran", "wolf")).isZero();
        assertThat(net(state, "cara", "vex")).isZero();
        turnOver(play, "aska");
        turn(play, "bran");
        assertThat(net(state, "bran", "vex")).isEqualTo(1);
        turn(play, "aska");
        assertThat(net(state, "bran", "vex")).isZero();
    }

    private static int net(CenturyState state, String attacker, String target) {
        Fighter unit = state.unit(attacker);
        AttackInProgress strike =
                new AttackInProgress(unit, AttackInProgress.Mode.ATTACK, wield(unit, "assault-rifle"), Occasion.ACTION);
        return AttackEdges.of(state, strike, state.unit(target)).total();
    }

    @Test
    @Ledger({"BCG-OFF-5", "sniper-rifle"})
    void no_assist_with_areas_nor_with_what_could_not_attack_the_target() {
        var play = scenario(fight(
                mecha("Aska", "1,1")
                        .speed(0)
                        .armed("assault-rifle", "rail-bazooka", "whirlwind-attack", "riot-weapon", "sniper-rifle"),
                mecha("Bran", "1,2"),
                foe("Vex", "4,1"),
                foe("Wolf", "4,3")));

        assertThat(menu(play, "aska"))
                .filteredOn(id -> id.startsWith("assist"))
                .containsExactly("assist:assault-rifle", "assist:vulcans");
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-MAIM-2", "BCG-AMB-34"})
    void the_suppressor_picks_every_area_whatever_the_parity() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").might(10).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().threshold(2)))
                .dice("attack.might", 10)
                .choice("maim.area", "head")
                .choice("maim.area", "legs");
        Overheard heard = Overheard.at(play);

        act(heard, "aska", "suppress:beam-rifle");

        assertThat(damage(play)).containsExactly("vex 5"); // half of 10, odd, and two Levels
        assertThat(heard.asked("maim.area")).containsExactly("aska: head torso arms legs", "aska: torso arms legs");
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-AMB-43", "BCG-CORE-4"})
    void sparing_is_a_choice_asked_for_when_nothing_else_saves_the_target_pilot_or_not() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").might(10).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().threshold(1).fitted("invincible-alloy"),
                        mecha("Drone", "4,3").foe().grunt().threshold(1).pilotless()))
                .choice("attack.target", "vex")
                .dice("attack.might", 10)
                .choice("damage.lethal", "invincible-alloy")
                .choice("maim.area", "head")
                .choice("maim.area", "legs")
                .choice("maim.area", "arms")
                .choice("attack.target", "vex")
                .dice("attack.might", 10)
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "pass")
                .choice("damage.spare", "no")
                .choice("damage.spare", "yes")
                .dice("attack.might", 10);

        act(play, "aska", "suppress:beam-rifle"); // the Alloy holds, so nobody is asked about mercy
        assertThat(play.state().unit("vex").points()).isEqualTo(1);
        act(play, "aska", "suppress:beam-rifle");
        assertThat(play.state().unit("vex").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(play.log()).endsWith("Vex's Core ejects to E2");
        play.choice("attack.target", "drone").choice("attack.answer", "pass");
        act(play, "aska", "suppress:beam-rifle");

        assertThat(play.state().unit("drone").fate()).isEqualTo(UnitFate.SPARED);
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-AMB-01"})
    void matching_the_defense_suppresses_without_anything_to_pay_for_moving() {
        var play = scenario(fight(mecha("Aska", "1,1").speed(0).armed("beam-rifle"), foe("Vex", "4,1")))
                .dice("attack.might", 5);

        act(play, "aska", "suppress:beam-rifle");

        assertThat(play.state().marks()).extracting(Mark::kind).containsExactly(Mark.Kind.SUPPRESSED);
    }

    @Test
    @Ledger({"BCG-OFF-8", "BCG-AMB-67", "BCG-TIER-1"})
    void a_pair_is_worth_two_advantages_in_the_whole_next_turn_and_in_no_other() {
        CenturyState state = fight(
                mecha("Aska", "1,1"),
                mecha("Rat", "5,1").foe().grunt().speed(0).armed("assault-rifle"),
                mecha("Rat", "5,2")
                        .foe()
                        .grunt()
                        .speed(0)
                        .armed("assault-rifle")
                        .named("Mole"));
        var play = scenario(state).choice("aim.weapon", "assault-rifle");
        turn(play, "rat");
        act(play, "rat", "aim");
        act(play, "rat", "paired-attack");
        assertThat(state.unit("rat").aim()).isEmpty(); // an Action like any other

        assertThat(net(state, "mole", "aska")).isZero(); // out of turn
        turnOver(play, "rat");
        turn(play, "mole");
        assertThat(net(state, "mole", "aska")).isEqualTo(2);
        turnOver(play, "mole");
        turn(play, "mole");
        assertThat(net(state, "mole", "aska")).isZero();
        assertThat(menu(play, "aska")).doesNotContain("paired-attack");
    }
}
