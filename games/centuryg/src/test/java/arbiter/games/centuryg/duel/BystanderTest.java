package arbiter.games.centuryg.duel;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.FreeAttacks;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Shooting into Duels and out of them: who is hit, and who may strike back. */
class BystanderTest extends StrictScenarios<CenturyState> {

    private static CenturyState outsider() {
        return fight(
                mecha("Aska", "1,1").might(5).speed(0).armed("beam-rifle"),
                mecha("Bran", "4,1").guard(8).threshold(10),
                mecha("Vex", "4,1").foe().guard(6).threshold(10));
    }

    @Test
    @Ledger({"BCG-DUEL-5", "BCG-AMB-53", "BCG-AMB-54"})
    void an_odd_total_that_passes_against_both_hits_the_ally() {
        var play = scenario(outsider()).dice("attack.might", 6);
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Beam Rifle: 6 +5 Might +2 Tension = 13 against Defense 11, hits",
                        "Aska against Bran with the Beam Rifle: 6 +5 Might +2 Tension = 13 against Defense 13, hits");
        assertThat(play.state().unit("vex").points()).isEqualTo(40);
    }

    @Test
    @Ledger({"BCG-DUEL-5", "BCG-AMB-53"})
    void shooting_into_a_duel_hits_the_enemy_in_four_of_ten_and_the_ally_in_three() {
        var play = scenario(fight(
                mecha("Aska", "1,1").might(5).speed(0).armed("beam-rifle"),
                mecha("Bran", "4,1").guard(8).threshold(10),
                mecha("Vex", "4,1").foe().guard(6).threshold(10)));
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));
        var odds = play.odds(each -> {
                    AttackInProgress strike = new AttackInProgress(
                            each.state().unit("aska"),
                            AttackInProgress.Mode.ATTACK,
                            wield(each.state(), "aska", 0),
                            Occasion.ACTION);
                    var vex = each.state().unit("vex");
                    strike.target().declare(vex);
                    strike.strike(new AttackedUnit(vex));
                    Bystander.join(each.state(), strike);
                    MightRoll.resolve(each, strike, Modifiers.none());
                    Bystander.settle(each.state(), strike);
                    AttackedUnit victim = strike.victims().get(0);
                    return victim.isHit() ? victim.fighter().id() : "nobody";
                })
                .exact();

        assertThat(odds.chanceOf("vex")).isEqualTo(Fraction.of(4, 10));
        assertThat(odds.chanceOf("bran")).isEqualTo(Fraction.of(3, 10));
        assertThat(odds.chanceOf("nobody")).isEqualTo(Fraction.of(3, 10));
    }

    private static WeaponInUse wield(CenturyState state, String unit, int weapon) {
        return new WeaponInUse(state.unit(unit).weapons().get(weapon), WeaponUse.PLAIN);
    }

    @Test
    @Ledger("BCG-AMB-53")
    void a_table_may_read_the_parity_from_the_die() {
        CenturyState standard = outsider();
        CenturyState state = new CenturyState(standard.units(), Hangar.FIELD, new TableRules(true));
        var play = scenario(state).dice("attack.might", 6);
        tension(play, 2);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(state.unit("vex").points()).isEqualTo(38);
    }

    @Test
    @Ledger({"BCG-DUEL-6", "assault-rifle"})
    void suppressing_and_assault_rifles_never_endanger_the_friendly_duelist() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("assault-rifle", "beam-rifle"),
                        mecha("Bran", "4,1"),
                        mecha("Vex", "4,1").foe().threshold(5)))
                .dice("attack.might", 10)
                .choice("maim.area", "head")
                .dice("attack.might", 7);
        play.emit(new DuelBegan("bran", "vex"));

        act(play, "aska", "attack:assault-rifle"); // odd Damage, and yet the attacker picks
        act(play, "aska", "suppress:beam-rifle");

        assertThat(play.state().unit("bran").points()).isEqualTo(16);
        assertThat(play.log()).contains("Vex's head is Maimed").noneMatch(line -> line.contains("against Bran"));
    }

    @Test
    @Ledger({"BCG-DUEL-7", "BCG-AMB-59", "BCG-AMB-132"})
    void attacking_somebody_else_gives_the_opponent_a_free_attack_with_a_boost_if_it_likes() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").threshold(10).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().armed("beam-saber"),
                        mecha("Wolf", "6,1").foe()))
                .choice("attack.target", "wolf")
                .dice("attack.might", 2)
                .choice("attack.free", "attack:beam-saber:boosted")
                .dice("attack.might", 3, 9, 1);
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log())
                .contains(
                        "Aska against Wolf with the Beam Rifle: 2 +5 Might = 7 against Defense 10, misses",
                        "Vex spends 2 Energy on Beam Saber",
                        "Vex against Aska with the Beam Saber: 9 +5 Might = 14 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-DUEL-7", "BCG-AMB-59", "BCG-TRB-13"})
    void an_area_aimed_at_the_zone_of_the_duel_gives_no_free_attack() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").armed("rail-bazooka"),
                        mecha("Vex", "4,1").foe(),
                        mecha("Wolf", "6,1").foe()))
                .choice("attack.target", "4,1")
                .dice("attack.might", 2);
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.log()).hasSize(5).noneMatch(line -> line.startsWith("Vex against"));
    }

    @Test
    @Ledger("BCG-AMB-132")
    void a_free_attack_on_somebody_else_gives_the_attackers_opponent_one_and_that_ends_it() {
        var play = scenario(fight(
                        mecha("Aska", "4,1").threshold(10),
                        mecha("Vex", "4,1").foe().threshold(10),
                        mecha("Wolf", "5,1").foe().threshold(10)))
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 1, 2)
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 3);
        play.emit(new DuelBegan("aska", "vex"));

        FreeAttacks.offer(play, play.state().unit("aska"), play.state().unit("wolf"), Occasion.OUT_OF_TURN);

        assertThat(play.log())
                .containsExactly(
                        "Aska and Vex are in a Duel",
                        "Aska against Wolf with the CQC: 1 +5 Might = 6 against Defense 10, misses",
                        "Vex against Aska with the CQC: 3 +5 Might = 8 against Defense 10, misses");
    }
}
