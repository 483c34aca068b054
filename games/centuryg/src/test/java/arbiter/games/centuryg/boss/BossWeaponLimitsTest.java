package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackEdges;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ChargeFinalBeam;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Boss Weapons at their limits. */
class BossWeaponLimitsTest extends CombatScenario {

    private static Hangar hero(String name, String at) {
        return mecha(name, at).level(0).threshold(20).speed(4);
    }

    private static CenturyState titan(String weapon, Hangar... heroes) {
        Hangar[] all = new Hangar[heroes.length + 1];
        all[0] = mecha("Titan", "1,4").foe().boss(weapon).level(0).threshold(10).speed(0);
        System.arraycopy(heroes, 0, all, 1, heroes.length);
        return at(fight(all), 1, "titan");
    }

    private static void strike(arbiter.kernel.Play<CenturyState> play, String weapon, boolean boosted) {
        CenturyState state = play.state();
        attack(play, state.unit("titan"), state.unit("aska"), weapon, AttackInProgress.Mode.ATTACK, boosted);
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-AMB-122"})
    void nothing_slides_without_a_boost_or_on_a_miss() {
        CenturyState state = titan("telekinetic-strike", hero("Aska", "3,4"));
        var play = scenario(state)
                .dice("attack.might", 8)
                .choice("attack.energy", "1")
                .dice("attack.might", 1, 2);
        strike(play, "telekinetic-strike", false);
        strike(play, "telekinetic-strike", true);
        assertThat(damage(play)).containsExactly("aska 4");
        assertThat(place(state.unit("aska"))).isEqualTo("3,4");
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-AMB-122"})
    void whoever_the_result_does_not_beat_is_slid_past() {
        CenturyState state = titan(
                "telekinetic-strike", hero("Aska", "3,4"), hero("Bran", "5,4").guard(9));
        var play = scenario(state)
                .choice("attack.energy", "2")
                .dice("attack.might", 2, 6) // 12: beats 10, not 14
                .choice("slide.direction", "4,4")
                .choice("slide.zones", "5");
        strike(play, "telekinetic-strike", true);
        assertThat(place(state.unit("aska"))).isEqualTo("8,4");
        assertThat(damage(play)).containsExactly("aska 2");
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-AMB-122"})
    void those_who_share_a_zone_are_crashed_and_not_moved_out() {
        CenturyState state = titan("telekinetic-strike", hero("Aska", "3,4"), hero("Bran", "3,4"));
        var play = scenario(state)
                .choice("attack.energy", "3")
                .dice("attack.might", 2, 6)
                .choice("slide.crash", "yes");
        strike(play, "telekinetic-strike", true);
        assertThat(damage(play)).containsExactly("aska 2", "aska 3", "bran 3");
        assertThat(place(state.unit("aska"))).isEqualTo("3,4");
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-DUEL-9", "BCG-AMB-57"})
    void a_slide_breaks_a_duel_and_no_fortress_slides() {
        CenturyState state = at(
                fight(
                        mecha("Titan", "3,4")
                                .foe()
                                .boss("telekinetic-strike")
                                .level(0)
                                .speed(0),
                        hero("Aska", "3,4"),
                        hero("Keep", "4,3").fitted("fortress")),
                1,
                "titan");
        new DuelBegan("aska", "titan").apply(state);
        var play = scenario(state)
                .choice("attack.energy", "1")
                .dice("attack.might", 7, 5, 5) // Boost, and Melee in a Duel
                .choice("slide.direction", "4,4")
                .choice("slide.zones", "1");
        strike(play, "telekinetic-strike", true);
        assertThat(place(state.unit("aska"))).isEqualTo("4,4");
        assertThat(state.unit("titan").isDueling()).isFalse();
        var fixed = scenario(state).choice("attack.energy", "1").dice("attack.might", 7, 5);
        attack(
                fixed,
                state.unit("titan"),
                state.unit("keep"),
                "telekinetic-strike",
                AttackInProgress.Mode.ATTACK,
                true);
        assertThat(place(state.unit("keep"))).isEqualTo("4,3");
    }

    @Test
    @Ledger({"suicide-swarm", "BCG-AMB-121"})
    void a_swarm_without_a_boost_costs_no_level_and_strikes_friends() {
        CenturyState state = titan(
                "suicide-swarm",
                hero("Aska", "5,4"),
                mecha("Tin", "8,4").foe().level(0).threshold(20));
        var play = scenario(state).choice("attack.target", "aska").dice("attack.might", 8);
        strike(play, "suicide-swarm", false);
        assertThat(damage(play)).containsExactlyInAnyOrder("aska 4", "tin 4");
        assertThat(state.unit("titan").points()).isEqualTo(40);
        assertThat(state.unit("titan").energy()).isEqualTo(4);
    }

    @Test
    @Ledger({"merge", "constrict"})
    void merge_fills_up_at_most_and_constrict_lets_go_after_a_round() {
        CenturyState state = titan("merge", hero("Aska", "1,4"));
        var play = scenario(state).dice("attack.might", 4);
        play.emit(new arbiter.games.centuryg.damage.Damaged("titan", 3, "test"));
        strike(play, "merge", false); // just matches
        assertThat(state.unit("titan").points()).isEqualTo(40);
        CenturyState other = titan("constrict", hero("Aska", "1,4"), hero("Bran", "1,4"));
        var coils = scenario(other).dice("attack.might", 4); // no Advantage outside a Duel
        strike(coils, "constrict", false);
        assertThat(Ranks.speed(other, other.unit("aska"))).isEqualTo(2);
        Fighter titan = other.unit("titan");
        AttackInProgress again =
                new AttackInProgress(titan, AttackInProgress.Mode.ATTACK, wield(titan, "constrict"), Occasion.ACTION);
        coils.emit(new DuelBegan("titan", "aska"));
        assertThat(AttackEdges.of(other, again, other.unit("aska")).total()).isEqualTo(2);
        assertThat(AttackEdges.of(other, again, other.unit("bran")).total()).isZero();
        coils.emit(new TurnBegan("titan"));
        assertThat(Ranks.speed(other, other.unit("aska"))).isEqualTo(4);
    }

    @Test
    @Ledger({"technoleeches", "overfreeze"})
    void leeches_and_frost_last_a_round() {
        CenturyState state = titan("technoleeches", hero("Aska", "5,4"));
        var play = scenario(state).choice("attack.target", "aska").dice("attack.might", 1);
        strike(play, "technoleeches", false);
        assertThat(state.unit("titan").energy()).isEqualTo(5); // out of its own area this time
        assertThat(state.unit("aska").energy()).isEqualTo(2);
        play.emit(new TurnBegan("titan"));
        assertThat(state.unit("aska").energy()).isEqualTo(5);
        CenturyState cold = titan("overfreeze", hero("Aska", "3,4"));
        var frost = scenario(cold)
                .choice("attack.target", "aska")
                .dice("attack.might", 1)
                .choice("attack.target", "aska")
                .dice("attack.might", 1, 2)
                .choice("attack.own-zone", "no");
        strike(frost, "overfreeze", false);
        assertThat(cold.ground().patches()).isEmpty();
        strike(frost, "overfreeze", true);
        assertThat(cold.ground().count(Drill.zone("1,4"), Terrain.EXTREME)).isZero();
        assertThat(cold.ground().count(Drill.zone("3,4"), Terrain.DIFFICULT)).isEqualTo(1);
        frost.emit(new TurnBegan("titan"));
        assertThat(cold.ground().patches()).isEmpty();
    }

    @Test
    @Ledger({"final-beam", "BCG-AMB-120"})
    void without_a_boost_the_final_beam_spares_its_user_and_a_charge_keeps() {
        CenturyState state = titan("final-beam", hero("Aska", "5,4").guard(20));
        var play = scenario(state);
        Drill.act(play, "titan", "charge:final-beam");
        play.emit(new TurnBegan("titan"));
        play.emit(new TurnBegan("titan"));
        assertThat(menu(play, "titan")).contains("attack:final-beam").doesNotContain("charge:final-beam");
        Drill.act(play, "titan", "attack:final-beam");
        assertThat(tests(play)).containsExactly("16 against 25");
        assertThat(damage(play)).isEmpty();
        assertThat(ChargeFinalBeam.losesAction(play, state.unit("titan"))).isTrue(); // after a miss, too
        assertThat(menu(play, "titan")).contains("charge:final-beam");
    }

    @Test
    @Ledger({"BCG-BOSS-4", "needle-storm", "ultimate-bomb"})
    void boss_weapons_work_whatever_is_maimed() {
        CenturyState state = titan("needle-storm", hero("Aska", "5,4"));
        for (Area area : Area.EXTERNAL) {
            new Maimed("titan", area).apply(state);
        }
        assertThat(menu(scenario(state), "titan")).contains("attack:needle-storm");
    }
}
