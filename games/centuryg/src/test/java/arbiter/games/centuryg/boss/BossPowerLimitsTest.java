package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackUpgrades;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.power.GenrePoints.PointGained;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** Boss Powers and Capstones: how often, on whom, until when. */
class BossPowerLimitsTest extends CombatScenario {

    private static Hangar hero(String name, String at) {
        return mecha(name, at).level(0).threshold(20).speed(0).armed("beam-rifle", "assault-rifle");
    }

    private static CenturyState maw(Hangar maw, Hangar... others) {
        Hangar[] all = new Hangar[others.length + 1];
        all[0] = maw.foe().tier(Tier.BOSS).level(0).systems(7).speed(2).threshold(20);
        System.arraycopy(others, 0, all, 1, others.length);
        CenturyState state = at(fight(all), 3, "maw");
        new PointGained("maw", 9).apply(state);
        return state;
    }

    private static Hangar knowing(String... powers) {
        return mecha("Maw", "4,4").knows(powers);
    }

    private static void round(Scenario<CenturyState> play) {
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());
        play.emit(new TurnBegan("maw"));
    }

    @Test
    @Ledger({"die-for-me", "do-you-desire-the-power", "BCG-GP-4"})
    void each_enemy_suffers_once_in_a_round() {
        CenturyState state = maw(knowing("die-for-me"), hero("Aska", "3,4"), hero("Bran", "3,5"));
        Fighter maw = state.unit("maw");
        var play = scenario(state).choice("power.enemy", "aska");
        setup(play, maw, "die-for-me");
        setup(play, maw, "die-for-me"); // only Bran is left
        assertThat(setups(state, maw)).doesNotContain("die-for-me");
        round(play);
        assertThat(setups(state, maw)).contains("die-for-me");
        assertThat(damage(play)).containsExactly("aska 3", "bran 3");
    }

    @Test
    @Ledger({"do-you-desire-the-power", "BCG-AMB-118"})
    void whoever_gives_in_gains_a_point_and_hurts_two_of_its_choice() {
        CenturyState state = maw(
                knowing("do-you-desire-the-power"),
                hero("Aska", "3,4"),
                hero("Bran", "3,5"),
                hero("Cora", "3,6"),
                hero("Dell", "3,7"));
        new PointGained("aska", 1).apply(state);
        var play = scenario(state)
                .choice("power.enemy", "aska")
                .choice("temptation.reply", "give-in")
                .choice("temptation.victims", "bran", "dell")
                .dice("temptation.damage", 4)
                .dice("temptation.damage", 7);
        setup(play, state.unit("maw"), "do-you-desire-the-power");
        assertThat(damage(play)).containsExactly("bran 4", "dell 7"); // each its own die
        assertThat(state.unit("aska").genre().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"useless", "BCG-AMB-36"})
    void the_shield_is_as_strong_as_the_tension_was_and_lasts_a_round() {
        CenturyState state = maw(knowing("useless"), hero("Aska", "3,4"));
        Fighter maw = state.unit("maw");
        var play = scenario(state);
        setup(play, maw, "useless");
        assertThat(setups(state, maw)).doesNotContain("useless");
        play.emit(new RoundEnded());
        play.emit(new RoundBegan()); // more Tension, the same shield
        assertThat(state.best(Mark.Kind.SHIELD, maw)).isEqualTo(8);
        play.emit(new TurnBegan("maw"));
        assertThat(state.has(Mark.Kind.SHIELD, maw)).isFalse();
        assertThat(setups(state, maw)).contains("useless");
    }

    @Test
    @Ledger({"behold-my-true-power", "i-accept-your-offering", "BCG-GP-4"})
    void some_come_again_with_the_next_round() {
        CenturyState state = maw(
                knowing("behold-my-true-power", "i-accept-your-offering"),
                mecha("Tin", "5,5").foe().grunt(),
                mecha("Zinc", "5,6").foe().grunt(),
                hero("Aska", "3,4"));
        Fighter maw = state.unit("maw");
        var play = scenario(state).choice("power.ally", "tin");
        setup(play, maw, "behold-my-true-power");
        setup(play, maw, "i-accept-your-offering");
        assertThat(damage(play)).containsExactly("aska 4"); // Power Level 0 and four whole Levels
        assertThat(setups(state, maw)).isEmpty();
        round(play);
        assertThat(maw.energy()).isEqualTo(5);
        assertThat(setups(state, maw)).contains("behold-my-true-power", "i-accept-your-offering");
    }

    @Test
    @Ledger("i-believe-this-is-yours")
    void another_type_is_not_sent_back_and_it_is_said_once_for_an_attack() {
        CenturyState state = maw(knowing("i-believe-this-is-yours:beam"), hero("Aska", "3,4"));
        var play = scenario(state)
                .dice("attack.might", 6) // 14 against 10, then 13
                .choice("attack.answer", "i-believe-this-is-yours")
                .choice("damage.answer", "pass");
        attack(play, state.unit("aska"), state.unit("maw"), "assault-rifle");
        assertThat(damage(play)).containsExactly("maw 1");
        assertThat(state.unit("maw").genre().points()).isEqualTo(8);
    }

    @Test
    @Ledger({"that-will-not-work-again", "BCG-AMB-119"})
    void a_weapon_that_is_new_mends_nothing() {
        CenturyState state = maw(knowing("that-will-not-work-again"), hero("Aska", "3,4"), hero("Bran", "3,5"));
        Fighter maw = state.unit("maw");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "that-will-not-work-again")
                .choice("damage.answer", "pass")
                .dice("attack.might", 3) // Bran, with the same kind of rifle: 11 against 13
                .choice("attack.answer", "that-will-not-work-again");
        attack(play, state.unit("aska"), maw, "beam-rifle");
        assertThat(maw.points()).isEqualTo(76);
        attack(play, state.unit("bran"), maw, "beam-rifle");
        assertThat(maw.points()).isEqualTo(79);
        assertThat(damage(play)).containsExactly("maw 4");
    }

    @Test
    @Ledger({"you-are-too-slow", "BCG-AMB-88", "BCG-DUEL-9"})
    void the_boss_may_leave_a_duel_and_the_hit_stands() {
        CenturyState state = maw(knowing("you-are-too-slow"), hero("Aska", "4,4"));
        Fighter maw = state.unit("maw");
        new DuelBegan("aska", "maw").apply(state);
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "you-are-too-slow")
                .dice("attack.might", 9, 8)
                .choice("attack.answer", "pass")
                .choice("damage.answer", "pass")
                .choice("power.leave", "6,4");
        attack(play, state.unit("aska"), maw, "beam-rifle");
        assertThat(damage(play)).containsExactly("maw 6");
        assertThat(maw.isDueling()).isFalse();
        assertThat(Drill.place(maw)).isEqualTo("6,4");
    }

    @Test
    @Ledger({"your-fate-is-sealed", "make-my-monster-grow"})
    void a_seal_lasts_a_round_and_a_monster_grows_once() {
        CenturyState state = maw(
                knowing("your-fate-is-sealed", "make-my-monster-grow"),
                mecha("Tin", "7,4").foe().grunt(),
                hero("Aska", "3,4"));
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("colossus.shape", "3x3");
        setup(play, state.unit("maw"), "your-fate-is-sealed");
        assertThat(state.has(Mark.Kind.NO_TENSION, aska)).isTrue();
        setup(play, state.unit("maw"), "make-my-monster-grow");
        round(play);
        assertThat(state.has(Mark.Kind.NO_TENSION, aska)).isFalse();
        assertThat(state.has(Mark.Kind.NO_REPAIR, aska)).isFalse();
        assertThat(setups(state, state.unit("maw")))
                .contains("your-fate-is-sealed")
                .doesNotContain("make-my-monster-grow");
    }

    @Test
    @Ledger({"embodiment-of-evil", "aura-of-misfortune"})
    void an_aura_ends_with_the_boss() {
        CenturyState state = maw(
                mecha("Maw", "4,4").fitted("embodiment-of-evil", "aura-of-misfortune"),
                mecha("Tin", "7,4").foe().level(1),
                hero("Aska", "3,4"));
        Fighter aska = state.unit("aska");
        Fighter tin = state.unit("tin");
        AttackInProgress own =
                new AttackInProgress(tin, AttackInProgress.Mode.ATTACK, wield(tin, "vulcans"), Occasion.ACTION);
        AttackUpgrades.befall(state, own);
        assertThat(own.is(arbiter.games.centuryg.sheet.WeaponAbility.UNRELIABLE))
                .isFalse();
        assertThat(Powers.price(state, aska)).isEqualTo(2);
        assertThat(Powers.price(state, tin)).isEqualTo(1);
        new Destroyed("maw", UnitFate.DESTROYED).apply(state);
        assertThat(Powers.price(state, aska)).isEqualTo(1);
        AttackInProgress beam =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "beam-rifle"), Occasion.ACTION);
        AttackUpgrades.befall(state, beam);
        assertThat(beam.is(arbiter.games.centuryg.sheet.WeaponAbility.OVERHEATING))
                .isFalse();
    }
}
