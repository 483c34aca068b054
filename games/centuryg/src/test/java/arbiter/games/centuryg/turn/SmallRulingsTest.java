package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.boss.BossUpgrades;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.duel.DuelContest;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Clauses of rulings that few fights come to. */
class SmallRulingsTest extends CombatScenario {

    private static CenturyState plated(int energy, String... powers) {
        return at(
                fight(
                        mecha("Aska", "2,2")
                                .level(2)
                                .speed(0)
                                .armed("assault-rifle")
                                .knows(powers),
                        mecha("Vex", "4,2")
                                .foe()
                                .level(0)
                                .threshold(9)
                                .energy(energy)
                                .fitted("absorbing-armor:shooting")),
                1,
                "aska");
    }

    @Test
    @Ledger({"absorbing-armor", "try-again", "BCG-AMB-86"})
    void armor_that_was_free_is_paid_for_if_a_reroll_gets_through() {
        for (int energy : new int[] {1, 0}) {
            CenturyState state = plated(energy);
            var play = scenario(state)
                    .dice("attack.might", 6) // 12 against 10, then 13
                    .choice("attack.answer", "pass")
                    .choice("attack.answer", "absorbing-armor")
                    .choice("attack.answer", "try-again")
                    .dice("attack.might", 9, 2);
            attack(play, state.unit("aska"), state.unit("vex"), "assault-rifle");
            assertThat(damage(play)).containsExactly(energy == 1 ? "vex 2" : "vex 5");
            assertThat(state.unit("vex").energy()).isZero();
        }
    }

    @Test
    @Ledger({"absorbing-armor", "im-breaking-through", "BCG-AMB-86", "BCG-AMB-85"})
    void armor_that_is_broken_through_costs_its_energy() {
        CenturyState state = plated(3, "im-breaking-through");
        var play = scenario(state)
                .dice("attack.might", 6)
                .choice("attack.answer", "pass")
                .choice("attack.answer", "absorbing-armor")
                .choice("attack.answer", "im-breaking-through")
                .choice("attack.answer", "pass");
        attack(play, state.unit("aska"), state.unit("vex"), "assault-rifle");
        assertThat(damage(play)).containsExactly("vex 2");
        assertThat(state.unit("vex").energy()).isEqualTo(2);
    }

    @Test
    @Ledger({"BCG-AMB-58", "BCG-DUEL-4", "BCG-TERR-2"})
    void dragging_a_duel_costs_what_the_ground_costs_the_winner() {
        CenturyState state = at(
                fight(mecha("Aska", "4,4").speed(2), mecha("Vex", "4,4").foe().speed(2)), 1, "aska");
        var play = scenario(state)
                .dice("duel.caller", 9)
                .dice("duel.opponent", 2)
                .choice("duel.place", "5,4"); // the next Zone would cost four
        play.emit(new DuelBegan("aska", "vex"));
        Drill.ground(play, Terrain.DIFFICULT, "5,4", "6,4", "5,3", "6,3", "5,5", "6,5");
        new DuelContest().resolve(play, state.unit("aska"));
        assertThat(place(state.unit("vex"))).isEqualTo("5,4");
        assertThat(Movement.reach(state, state.unit("aska"), 2).contains(Drill.zone("7,4")))
                .isFalse();
    }

    @Test
    @Ledger({"BCG-AMB-58", "fortress"})
    void a_duel_with_a_fortress_stays_where_it_is() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "4,4").speed(2),
                        mecha("Keep", "4,4").foe().speed(2).fitted("fortress")),
                1,
                "aska");
        new DuelBegan("aska", "keep").apply(state);
        assertThat(Bout.items(state, state.unit("aska"))).doesNotContain("duel-contest");
    }

    @Test
    @Ledger({"superheavy-machinegun", "fortress", "BCG-AMB-113"})
    void a_fortress_cannot_fire_what_needs_a_firm_stand_of_its_own() {
        Hangar vex = mecha("Vex", "4,1").foe();
        var play = scenario(
                fight(mecha("Aska", "1,1").armed("superheavy-machinegun").fitted("fortress"), vex));
        assertThat(menu(play, "aska")).noneMatch(id -> id.contains("superheavy"));
        var free = scenario(fight(mecha("Aska", "1,1").armed("superheavy-machinegun"), vex))
                .choice("attack.target", "vex")
                .dice("attack.might", 8);
        Drill.act(free, "aska", "attack:superheavy-machinegun");
        assertThat(free.state().has(Mark.Kind.SUPPRESSED, free.state().unit("vex")))
                .isFalse(); // only by suppressing
    }

    @Test
    @Ledger({"mind-over-matter", "power-suit", "extreme-fortification", "BCG-AMB-45", "BCG-AMB-46"})
    void mind_over_matter_lifts_every_halving_at_once() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .level(1)
                                .guard(7)
                                .energy(5)
                                .fitted("power-suit", "extreme-fortification")
                                .knows("mind-over-matter"),
                        mecha("Vex", "9,2").foe().level(0)),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state);
        play.emit(new Maimed("aska", Area.TORSO));
        play.emit(new Marked(new Mark(Mark.Kind.HALF_GUARD, "aska", "vex:net", "", 1, Clock.FIGHT), "is netted"));
        assertThat(Ranks.guard(state, aska)).isEqualTo(1); // 7, 3, 1
        assertThat(aska.energy()).isEqualTo(2);
        call(play, aska, "mind-over-matter");
        assertThat(Ranks.guard(state, aska)).isEqualTo(7);
        assertThat(aska.energy()).isEqualTo(5);
    }

    @Test
    @Ledger({"energy-drain", "BCG-AMB-117"})
    void what_is_drained_beyond_the_capacity_is_gone_with_the_refresh_and_a_single_point_is_safe() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4").foe().boss().level(0).energy(6).fitted("energy-drain"),
                        mecha("Aska", "3,4").level(0).energy(7),
                        mecha("Bran", "3,5").level(0).energy(1)),
                1,
                "maw");
        Fighter maw = state.unit("maw");
        var play = scenario(state); // Bran has nothing to halve, so nobody is asked
        java.util.List<CenturyAct> deeds = new java.util.ArrayList<>();
        BossUpgrades.mandatory(state, maw, deeds);
        deeds.get(0).resolve(play, maw);
        assertThat(maw.energy()).isEqualTo(9);
        assertThat(state.unit("aska").energy()).isEqualTo(4);
        deeds.clear();
        BossUpgrades.mandatory(state, maw, deeds);
        assertThat(deeds).isEmpty(); // once a Turn
        play.emit(new arbiter.games.centuryg.turn.CurrentTurn.TurnBegan("maw"));
        assertThat(maw.energy()).isEqualTo(6);
    }
}
