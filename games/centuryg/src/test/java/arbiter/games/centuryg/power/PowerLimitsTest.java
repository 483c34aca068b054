package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.Position.Shoved;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** How often Powers may be called, on whom, and when they end. */
class PowerLimitsTest extends CombatScenario {

    /** Aska at 2,2 with those Powers and 9 GP to spend, Bran two Zones off, Vex next to her; Tension 3. */
    private static CenturyState with(String... powers) {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .level(0)
                                .speed(2)
                                .systems(7)
                                .threshold(9)
                                .armed("beam-rifle", "chainblade")
                                .knows(powers),
                        mecha("Bran", "2,4").level(0).speed(0).threshold(9),
                        mecha("Vex", "3,2").foe().level(0).threshold(30).speed(0)),
                3,
                "aska");
        new arbiter.games.centuryg.power.GenrePoints.PointGained("aska", 9).apply(state);
        return state;
    }

    private static void round(Scenario<CenturyState> play) {
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());
        play.emit(new TurnBegan("aska"));
    }

    @Test
    @Ledger({"believe-in-myself", "BCG-GP-4"})
    void belief_works_once_and_lets_maimed_areas_work_for_three_rounds() {
        CenturyState state = with("believe-in-myself");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 28); // three Levels: Torso, Arms and Legs
        var play = scenario(state);
        assertThat(EquipmentStatus.weapon(state, aska, mounted(aska, "beam-rifle")))
                .isFalse();
        call(play, aska, "believe-in-myself");
        assertThat(aska.points()).isEqualTo(13);
        assertThat(aska.isMaimed(Area.ARMS)).isTrue();
        for (int i = 0; i < 3; i++) {
            assertThat(EquipmentStatus.weapon(state, aska, mounted(aska, "beam-rifle")))
                    .isTrue();
            round(play);
        }
        assertThat(EquipmentStatus.weapon(state, aska, mounted(aska, "beam-rifle")))
                .isFalse();
        assertThat(calls(state, aska)).doesNotContain("believe-in-myself");
    }

    @Test
    @Ledger({"i-cannot-be-defeated", "my-defense-is-impregnable", "my-pain-is-your-pain", "BCG-GP-4"})
    void some_come_back_with_the_round_and_some_never() {
        CenturyState state = with("i-cannot-be-defeated", "my-defense-is-impregnable", "my-pain-is-your-pain");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 30);
        var play = scenario(state);
        call(play, aska, "i-cannot-be-defeated");
        call(play, aska, "my-defense-is-impregnable");
        call(play, aska, "my-pain-is-your-pain");
        assertThat(state.has(Mark.Kind.PAIN_SHARED, aska)).isTrue();
        round(play);
        assertThat(state.has(Mark.Kind.PAIN_SHARED, aska)).isFalse(); // only this Round
        assertThat(state.has(Mark.Kind.IMPREGNABLE, aska)).isTrue();
        assertThat(state.has(Mark.Kind.UNDEFEATED, aska)).isTrue();
        assertThat(calls(state, aska))
                .doesNotContain("my-defense-is-impregnable", "my-pain-is-your-pain", "i-cannot-be-defeated");
        Damage.resolve(play.choice("damage.answer", "pass"), aska, 30, DamageCause.by(state.unit("vex"), "a blow"));
        assertThat(aska.points()).isEqualTo(1); // half of 30 is lethal, too
        assertThat(calls(state, aska)).contains("i-cannot-be-defeated"); // another Round
    }

    @Test
    @Ledger({"my-style-is-impetuous", "signature-weapon", "BCG-AMB-79"})
    void a_style_is_for_one_attack_and_a_signature_for_one_weapon() {
        CenturyState state = with("my-style-is-impetuous", "signature-weapon:beam-rifle", "signature-weapon:cqc");
        Fighter aska = state.unit("aska");
        Fighter vex = state.unit("vex");
        var play = scenario(state)
                .dice("attack.might", 2)
                .choice("attack.answer", "pass")
                .choice("attack.approach", "2,2")
                .dice("attack.might", 2)
                .choice("attack.answer", "pass")
                .choice("attack.approach", "2,2");
        setup(play, aska, "my-style-is-impetuous");
        setup(play, aska, "signature-weapon:beam-rifle");
        attack(play, aska, vex, "chainblade"); // 2 + 5 + 3 + 4
        attack(play, aska, vex, "beam-rifle"); // 2 + 5 + 3 + 5
        assertThat(tests(play)).containsExactly("14 against 10", "15 against 10");
        round(play);
        assertThat(setups(state, aska)).contains("signature-weapon:cqc").doesNotContain("my-style-is-impetuous");
        assertThat(setups(state, aska)).doesNotContain("signature-weapon:beam-rifle");
    }

    @Test
    @Ledger({"gotta-go-fast", "BCG-AMB-75"})
    void haste_is_for_this_round_and_may_be_called_again_in_the_next() {
        CenturyState state = with("gotta-go-fast");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("power.ally", "aska").choice("power.ally", "aska");
        setup(play, aska, "gotta-go-fast");
        assertThat(Movement.budget(state, aska, true)).isEqualTo(9);
        assertThat(setups(state, aska)).isEmpty();
        round(play);
        assertThat(Movement.budget(state, aska, true)).isEqualTo(4);
        setup(play, aska, "gotta-go-fast");
    }

    @Test
    @Ledger("the-tacticool-approach")
    void systems_stands_in_only_where_it_is_higher_and_for_a_round() {
        CenturyState state = with("the-tacticool-approach");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("power.replace", "guard");
        setup(play, aska, "the-tacticool-approach");
        assertThat(Ranks.guard(state, aska)).isEqualTo(7);
        assertThat(Ranks.might(state, aska)).isEqualTo(5);
        round(play);
        assertThat(Ranks.guard(state, aska)).isEqualTo(5);
        CenturyState dull = at(
                fight(
                        mecha("Aska", "2,2").level(1).systems(5).knows("the-tacticool-approach"),
                        mecha("Vex", "3,2").foe()),
                1,
                "aska");
        assertThat(setups(dull, dull.unit("aska"))).isEmpty();
    }

    @Test
    @Ledger({"come-at-me-bro", "BCG-AMB-78", "BCG-AMB-91"})
    void daring_lasts_three_rounds_and_reaches_five_zones() {
        CenturyState state = with("come-at-me-bro");
        Fighter aska = state.unit("aska");
        Fighter vex = state.unit("vex");
        var play = scenario(state);
        setup(play, aska, "come-at-me-bro");
        AttackInProgress shot =
                new AttackInProgress(vex, AttackInProgress.Mode.ATTACK, wield(vex, "vulcans"), Occasion.ACTION);
        shot.strike(new AttackedUnit(state.unit("bran")));
        assertThat(Provocation.mayAnswer(state, shot, aska)).isTrue();
        play.emit(new Shoved("vex", Drill.zone("8,2"))); // six Zones
        assertThat(Provocation.mayAnswer(state, shot, aska)).isFalse();
        play.emit(new Shoved("vex", Drill.zone("7,2")));
        round(play);
        round(play);
        assertThat(Provocation.mayAnswer(state, shot, aska)).isTrue();
        round(play);
        assertThat(Provocation.mayAnswer(state, shot, aska)).isFalse();
        assertThat(setups(state, aska)).contains("come-at-me-bro");
    }

    @Test
    @Ledger({"mind-over-matter", "BCG-AMB-46", "BCG-AMB-48"})
    void mind_over_matter_covers_energy_five_zones_and_a_round() {
        CenturyState state = with("mind-over-matter");
        var play = scenario(state);
        for (String unit : new String[] {"aska", "bran", "vex"}) {
            play.emit(new Marked(new Mark(Mark.Kind.HALF_ENERGY, unit, "x", "", 1, Clock.FIGHT), "is drained"));
        }
        play.emit(new Shoved("bran", Drill.zone("8,2")));
        call(play, state.unit("aska"), "mind-over-matter");
        assertThat(state.unit("aska").energy()).isEqualTo(5);
        assertThat(state.unit("bran").energy()).isEqualTo(2); // too far
        assertThat(state.unit("vex").energy()).isEqualTo(2);
        round(play);
        assertThat(state.unit("aska").energy()).isEqualTo(2);
        assertThat(calls(state, state.unit("aska"))).contains("mind-over-matter");
    }

    @Test
    @Ledger({"this-is-my-battlefield", "you-are-going-down", "dont-give-up", "trump-card", "BCG-GP-4"})
    void ground_lasts_three_rounds_a_hunt_one_and_all_of_them_come_once() {
        CenturyState state = with("this-is-my-battlefield:extreme", "you-are-going-down", "dont-give-up", "trump-card");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 8);
        var play = scenario(state).choice("power.zone", "9,5").choice("power.weapons", "sniper-rifle", "riot-weapon");
        for (String power :
                new String[] {"this-is-my-battlefield", "you-are-going-down", "dont-give-up", "trump-card"}) {
            setup(play, aska, power);
        }
        assertThat(aska.points()).isEqualTo(35); // 28 and Systems 7
        round(play);
        assertThat(state.has(Mark.Kind.HUNTED, state.unit("vex"))).isFalse();
        assertThat(state.ground().count(Drill.zone("8,4"), Terrain.EXTREME)).isEqualTo(1);
        round(play);
        round(play);
        assertThat(state.ground().patches()).isEmpty();
        assertThat(setups(state, aska)).isEmpty();
    }
}
