package arbiter.games.centuryg.duel;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Drill.whom;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Duels, clause by clause. */
class DuelClausesTest extends CombatScenario {

    @Test
    @Ledger({"BCG-DUEL-2", "BCG-AMB-55", "colossus"})
    void base_units_engage_each_other_and_nobody_engages_a_colossus() {
        var play = scenario(fight(
                mecha("Ark", "3,3").fitted("base-unit"),
                mecha("Hive", "3,3").foe().fitted("base-unit"),
                mecha("Vex", "3,3").foe(),
                mecha("Maw", "8,4").foe().boss().fitted("colossus:3x3"),
                mecha("Aska", "8,4").speed(0)));

        assertThat(whom(play, "ark", "engage:cqc")).containsExactly("hive");
        assertThat(menu(play, "aska")).contains("attack:cqc").noneMatch(id -> id.startsWith("engage"));
        assertThat(menu(play, "maw")).noneMatch(id -> id.startsWith("engage"));
    }

    @Test
    @Ledger({"BCG-DUEL-1", "BCG-DUEL-10", "powered-rifle"})
    void engaging_takes_a_weapon_that_works_in_the_same_zone_and_only_melee_is_better_at_it() {
        var play = scenario(fight(
                        mecha("Aska", "3,3").armed("powered-rifle", "assault-rifle"),
                        mecha("Vex", "3,3").foe().threshold(10)))
                .dice("attack.might", 6);

        assertThat(menu(play, "aska"))
                .contains("engage:cqc", "engage:assault-rifle")
                .noneMatch(id -> id.startsWith("engage:powered-rifle"));
        act(play, "aska", "engage:assault-rifle"); // one die: no Advantage for a Shooting Weapon

        assertThat(play.log()).endsWith("Vex takes 1 Damage, 39 left", "Aska and Vex are in a Duel");
    }

    @Test
    @Ledger({"BCG-DUEL-4", "BCG-OP-5", "BCG-OFF-7", "BCG-AMB-40", "BCG-AMB-58"})
    void the_opponent_who_wins_moves_both_by_the_lower_speed_and_dragging_hurts_nobody() {
        var play = scenario(fight(
                        mecha("Aska", "4,4").speed(6), mecha("Vex", "4,4").foe().speed(2)))
                .dice("duel.caller", 1)
                .dice("duel.opponent", 9)
                .choice("duel.place", "2,4");
        Overheard heard = Overheard.at(play);
        tension(play, 3);
        play.emit(new DuelBegan("aska", "vex"));
        turn(play, "aska");
        play.emit(new Marked(new Mark(Mark.Kind.PINNED, "aska", "vex", "", 3, Clock.rounds("vex", 1)), "is pinned"));

        new DuelContest().resolve(heard, play.state().unit("aska"));

        assertThat(play.log())
                .contains("Aska struggles with Vex: 1 +6 Speed = 7 against 9 +2 Speed = 11")
                .endsWith("Vex drags Aska to C5");
        assertThat(heard.asked("duel.place")).singleElement().asString().startsWith("vex: ");
        assertThat(heard.asked("duel.place").get(0).split(" ")).hasSize(1 + 25).doesNotContain("1,4", "7,4");
        assertThat(play.state().unit("aska").points()).isEqualTo(16);
    }

    @Test
    @Ledger({"BCG-DUEL-4", "BCG-AMB-58", "fortress"})
    void there_is_no_contest_where_one_of_the_two_cannot_be_moved() {
        assertThat(items(mecha("Vex", "4,4").foe())).contains("duel-contest");
        assertThat(items(mecha("Vex", "4,4").foe().fitted("fortress"))).isEmpty();
        assertThat(items(mecha("Vex", "4,4").foe().speed(0))).isEmpty();
    }

    private List<String> items(Hangar opponent) {
        var play = scenario(fight(mecha("Aska", "4,4"), opponent));
        play.emit(new DuelBegan("aska", "vex"));
        return Bout.items(play.state(), Bout.turn(play, "aska"));
    }

    @Test
    @Ledger({"BCG-DUEL-6", "BCG-ABIL-6", "expert-support"})
    void crippling_weapons_and_experts_never_hit_the_friend_in_a_duel() {
        var play = scenario(fight(
                        mecha("Aska", "3,1").speed(0).armed("beam-ripper"),
                        mecha("Cole", "1,1").speed(0).armed("beam-rifle").fitted("expert-support"),
                        mecha("Bran", "4,1"),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .dice("attack.might", 3, 9, 1)
                .dice("attack.might", 8);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-ripper:boosted");
        act(play, "cole", "attack:beam-rifle"); // 13, odd

        assertThat(damage(play)).containsExactly("vex 4", "vex 3");
        assertThat(play.log()).noneMatch(line -> line.contains("against Bran"));
    }

    @Test
    @Ledger({"BCG-DUEL-10", "BCG-TRB-3", "BCG-DUEL-5"})
    void melee_weapons_have_an_advantage_against_duelists_of_others() {
        var play = scenario(fight(
                        mecha("Aska", "3,1").speed(0).armed("beam-saber"),
                        mecha("Bran", "4,1").guard(9),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .dice("attack.might", 3)
                .dice("attack.might", 7);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-saber");

        assertThat(play.log())
                .contains("Aska against Vex with the Beam Saber: (3)+7 +5 Might = 12 against Defense 10, hits");
        assertThat(damage(play)).containsExactly("vex 2"); // Bran's 14 is not reached
    }

    @Test
    @Ledger({"BCG-DUEL-9", "BCG-DMG-5"})
    void a_duel_ends_with_the_destruction_of_one_of_the_two() {
        var play =
                scenario(fight(mecha("Aska", "4,1"), mecha("Tin", "4,1").foe().grunt()));
        play.emit(new DuelBegan("aska", "tin"));

        Damage.resolve(
                play, play.state().unit("tin"), 16, DamageCause.by(play.state().unit("aska"), "a blow"));

        assertThat(play.state().unit("aska").isDueling()).isFalse();
        assertThat(menu(play, "aska")).contains("move").doesNotContain("disengage");
    }

    @Test
    @Ledger({"BCG-DUEL-9", "you-are-too-slow", "BCG-AMB-88"})
    void whoever_is_too_fast_leaves_the_duel_when_the_attack_is_over() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .tier(Tier.BOSS)
                                .level(1)
                                .speed(1)
                                .knows("you-are-too-slow"),
                        mecha("Aska", "4,4").level(0).speed(0).armed("beam-rifle")),
                1,
                "aska");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "you-are-too-slow")
                .dice("attack.might", 8, 1)
                .choice("power.leave", "5,5");
        play.emit(new DuelBegan("maw", "aska"));

        attack(play, state.unit("aska"), state.unit("maw"), "beam-rifle");

        assertThat(state.unit("aska").isDueling()).isFalse();
        assertThat(play.log()).endsWith("Maw moves to F6", "Maw's Duel is over");
    }

    @Test
    @Ledger({"BCG-DUEL-7", "BCG-RNF-5", "overwhelm"})
    void a_duelist_who_turns_against_the_reinforcements_leaves_the_opponent_a_free_attack() {
        CenturyState state = fight(mecha("Aska", "4,1"), mecha("Vex", "4,1").foe());
        new ReinforcementsCame(Reinforcements.of("heroes", 2, List.of())).apply(state);
        var play = scenario(state).choice("attack.free", "attack:cqc").dice("attack.might", 2);
        play.emit(new DuelBegan("aska", "vex"));
        play.emit(new Marked(
                new Mark(Mark.Kind.OVERWHELMED, "vex", Reinforcements.ID, "", 1, Clock.FIGHT), "must attack"));
        Fighter vex = state.unit("vex");

        act(play, "vex", "attack-reinforcements");

        assertThat(play.log())
                .endsWith(
                        "Vex attacks the Reinforcements: 2 RP, 1 left",
                        "Aska against Vex with the CQC: 2 +5 Might = 7 against Defense 10, misses");
        assertThat(vex.isDueling()).isTrue();
    }
}
