package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackEdges;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** When Weapons do not do what they are known for, and when that ends. */
class WeaponConditionsTest extends CombatScenario {

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().level(0).threshold(20).speed(4);
    }

    /** Aska with those Weapons next to Vex, at Tension 2; Wolf stands by. */
    private Scenario<CenturyState> melee(String... weapons) {
        return scenario(at(
                fight(
                        mecha("Aska", "1,1").level(0).speed(0).threshold(20).armed(weapons),
                        foe("Vex", "1,1"),
                        foe("Wolf", "1,1")),
                2,
                "aska"));
    }

    private static void strike(Scenario<CenturyState> play, String weapon) {
        CenturyState state = play.state();
        attack(play, state.unit("aska"), state.unit("vex"), weapon);
    }

    @Test
    @Ledger("arm-guardian")
    void a_guardian_that_misses_guards_nothing_and_one_that_hits_for_a_round() {
        var play = melee("arm-guardian").dice("attack.might", 2).dice("attack.might", 3);
        CenturyState state = play.state();
        Fighter aska = state.unit("aska");
        strike(play, "arm-guardian");
        assertThat(Defense.of(state, aska, state.unit("vex")).total()).isEqualTo(10);
        strike(play, "arm-guardian"); // just matches
        assertThat(Defense.of(state, aska, state.unit("vex")).total()).isEqualTo(13);
        assertThat(Defense.of(state, aska, state.unit("wolf")).total()).isEqualTo(10);
        play.emit(new TurnBegan("aska"));
        assertThat(Defense.of(state, aska, state.unit("vex")).total()).isEqualTo(10);
    }

    @Test
    @Ledger({"boosted-lance", "BCG-AMB-112"})
    void a_lance_adds_nothing_on_a_miss_or_around_a_corner_and_may_engage_at_the_end() {
        CenturyState state =
                at(fight(mecha("Aska", "0,1").level(0).speed(6).armed("boosted-lance"), foe("Vex", "4,1")), 1, "aska");
        var play = scenario(state)
                .choice("attack.approach", "3,1")
                .dice("attack.might", 1)
                .choice("attack.approach", "4,2") // to the side, one Zone
                .dice("attack.might", 6);
        strike(play, "boosted-lance");
        strike(play, "boosted-lance");
        assertThat(damage(play)).containsExactly("vex 2");
        CenturyState other =
                at(fight(mecha("Aska", "0,1").level(0).speed(6).armed("boosted-lance"), foe("Vex", "4,1")), 1, "aska");
        var engaging = scenario(other).dice("attack.might", 6, 1);
        attack(engaging, other.unit("aska"), other.unit("vex"), "boosted-lance", AttackInProgress.Mode.ENGAGE, false);
        assertThat(damage(engaging)).containsExactly("vex 2", "vex 2");
        assertThat(other.unit("aska").duel()).contains("vex");
    }

    @Test
    @Ledger({"stun-rod", "support-fire", "superheavy-machinegun", "BCG-AMB-39"})
    void a_rod_grips_harder_only_by_suppressing_and_then_also_if_it_is_crippling() {
        var play = melee("stun-rod").dice("attack.might", 9).dice("attack.might", 9);
        CenturyState state = play.state();
        Fighter vex = state.unit("vex");
        strike(play, "stun-rod");
        assertThat(state.has(Mark.Kind.SUPPRESSED, vex)).isFalse();
        play.emit(new Marked(
                new Mark(Mark.Kind.SUPPORT_FIRE, "aska", "aska", "stun-rod", 0, Clock.FIGHT), "has support fire"));
        attack(play, state.unit("aska"), vex, "stun-rod", AttackInProgress.Mode.SUPPRESS, false);
        assertThat(damage(play)).containsExactly("vex 6", "vex 6"); // not halved
        assertThat(state.sum(Mark.Kind.SUPPRESSED, vex, vex)).isEqualTo(2);
        assertThat(state.has(Mark.Kind.CRIPPLED, vex)).isTrue();
        assertThat(state.has(Mark.Kind.PINNED, vex)).isFalse();
    }

    @Test
    @Ledger({"support-fire", "extreme-fortification", "BCG-AMB-39", "BCG-ABIL-6"})
    void moving_while_crippled_is_no_might_test_and_the_shooter_picks() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0),
                        mecha("Vex", "4,1").foe().level(0).threshold(1).speed(4).fitted("extreme-fortification")),
                1,
                "vex");
        var play = scenario(state).choice("move.place", "7,1").choice("maim.area", "head");
        play.emit(new Marked(new Mark(Mark.Kind.CRIPPLED, "vex", "aska", "", 1, Clock.FIGHT), "is crippled"));
        Drill.act(play, "vex", "move"); // three Zones, halved: odd, and yet not Vex who picks
        assertThat(damage(play)).containsExactly("vex 1");
        assertThat(state.has(Mark.Kind.CRIPPLED, state.unit("vex"))).isFalse();
    }

    @Test
    @Ledger({"jackhammer-stake", "dueling-blade"})
    void a_stake_is_kept_if_it_is_not_spent_and_a_blade_wants_a_duel() {
        var play = melee("jackhammer-stake", "dueling-blade")
                .dice("attack.might", 1)
                .dice("attack.might", 1);
        strike(play, "jackhammer-stake");
        strike(play, "dueling-blade");
        assertThat(tests(play)).containsExactly("8 against 10", "8 against 10");
        assertThat(play.state().unit("aska").used().spent()).isEmpty();
        play.emit(new DuelBegan("aska", "vex"));
        play.emit(new TurnBegan("aska"));
        Fighter aska = play.state().unit("aska");
        AttackInProgress blade =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "dueling-blade"), Occasion.ACTION);
        assertThat(AttackEdges.of(play.state(), blade, play.state().unit("vex")).total())
                .isEqualTo(2);
        assertThat(AttackEdges.of(play.state(), blade, play.state().unit("wolf"))
                        .total())
                .isZero();
    }

    @Test
    @Ledger({"zweihander", "BCG-AMB-30"})
    void a_zweihander_opens_its_user_to_that_enemy_for_a_round() {
        var play = melee("zweihander").dice("attack.might", 1);
        CenturyState state = play.state();
        Fighter aska = state.unit("aska");
        strike(play, "zweihander");
        assertThat(state.sum(Mark.Kind.EXPOSED, aska, state.unit("vex"))).isEqualTo(2);
        assertThat(state.sum(Mark.Kind.EXPOSED, aska, state.unit("wolf"))).isZero();
        play.emit(new TurnBegan("aska"));
        assertThat(state.sum(Mark.Kind.EXPOSED, aska, state.unit("vex"))).isZero();
    }

    @Test
    @Ledger({"anti-air-missiles", "antigravity", "ensnaring-trap"})
    void missiles_are_better_against_what_floats_and_not_against_what_is_held_down() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0).armed("anti-air-missiles"),
                        foe("Vex", "4,1"),
                        foe("Hawk", "4,2").fitted("flyer")),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        AttackInProgress shot = new AttackInProgress(
                aska, AttackInProgress.Mode.ATTACK, wield(aska, "anti-air-missiles"), Occasion.ACTION);
        Fighter vex = state.unit("vex");
        assertThat(AttackEdges.of(state, shot, vex).total()).isZero();
        new Marked(new Mark(Mark.Kind.FLOATING, "vex", "vex", "", 0, Clock.FIGHT), "").apply(state);
        assertThat(AttackEdges.of(state, shot, vex).total()).isEqualTo(2);
        new Marked(new Mark(Mark.Kind.GROUNDED, "hawk", "aska", "", 0, Clock.FIGHT), "").apply(state);
        assertThat(AttackEdges.of(state, shot, state.unit("hawk")).total()).isZero();
    }

    @Test
    @Ledger({"electro-sapper-pods", "resonance-cannon", "merge", "constrict", "needle-storm"})
    void what_needs_a_pass_does_nothing_on_a_miss() {
        var play = melee("electro-sapper-pods", "resonance-cannon", "merge", "constrict", "needle-storm")
                .dice("attack.might", 1, 2, 1, 1, 1);
        CenturyState state = play.state();
        hurt(state, state.unit("aska"), 5);
        for (String weapon :
                new String[] {"electro-sapper-pods", "resonance-cannon", "merge", "constrict", "needle-storm"}) {
            strike(play, weapon);
        }
        assertThat(damage(play)).isEmpty();
        assertThat(state.marks()).isEmpty();
        assertThat(state.unit("aska").points()).isEqualTo(75);
        assertThat(state.unit("aska").used().spent()).containsExactly("electro-sapper-pods");
    }
}
