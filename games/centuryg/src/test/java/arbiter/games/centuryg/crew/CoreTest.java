package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.fit;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.TrumpCard;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Cores, and machines without a pilot. */
class CoreTest extends StrictScenarios<CenturyState> {

    private static void wreck(arbiter.kernel.Play<CenturyState> play, String unit, int damage) {
        Damage.resolve(
                play,
                play.state().unit(unit),
                damage,
                DamageCause.by(play.state().unit("aska"), "a blow"));
    }

    @Test
    @Ledger({"BCG-DMG-5", "BCG-CORE-1", "BCG-CORE-2", "BCG-AMB-50", "BCG-AMB-41"})
    void a_destroyed_machine_ejects_its_core_with_the_pilots_points_and_half_the_attributes() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"),
                        mecha("Vex", "3,0")
                                .foe()
                                .tier(Tier.RIVAL)
                                .guard(5)
                                .speed(5)
                                .armed("beam-rifle")
                                .fitted("regenerative")))
                .choice("damage.lethal", "pass");
        Bout.turn(play, "aska");
        wreck(play, "vex", 20);

        assertThat(play.log())
                .containsSubsequence(
                        "Vex takes 20 Damage, 0 left",
                        "Vex has lost 4 of 4 Levels, gains 4 GP",
                        "Vex is destroyed",
                        "Vex's Core ejects to D1");
        Fighter core = play.state().unit("vex-core");
        assertThat(core.genre().points()).isEqualTo(4);
        assertThat(Defense.of(play.state(), core, play.state().unit("aska")).total())
                .isEqualTo(7); // 5 and half of 5
        assertThat(Ranks.speed(play.state(), core)).isEqualTo(2);
        assertThat(core.weapons()).isEmpty();
        assertThat(core.fittings().fitted()).isEmpty();
        assertThat(core.rank(Attribute.THRESHOLD)).isZero();
        assertThat(core.decider().id()).isEqualTo("vex");
        assertThat(Bout.deeds(play.state(), core))
                .contains("boost", "maneuver")
                .noneMatch(id -> id.startsWith("attack"));
        assertThat(OperationOutcome.of(play.state())).isPresent(); // a Core is no Unit: BCG-END-1
    }

    @Test
    @Ledger({"BCG-CORE-2", "BCG-AMB-50"})
    void any_damage_breaks_a_core_open() {
        var play = scenario(fight(mecha("Aska", "0,0"), mecha("Vex", "3,0").foe()))
                .choice("damage.lethal", "pass")
                .choice("damage.answer", "pass");
        Bout.turn(play, "aska");
        wreck(play, "vex", 20);
        wreck(play, "vex-core", 1);
        assertThat(play.log()).last().isEqualTo("Vex's Core breaks open, the pilot is on foot");
        assertThat(play.state().unit("vex-core").fate()).isEqualTo(UnitFate.ON_FOOT);
    }

    @Test
    @Ledger("BCG-CORE-4")
    void grunts_and_pilotless_machines_leave_no_core() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"),
                        mecha("Vex", "3,0").foe().tier(Tier.GRUNT),
                        mecha("Drone", "3,0").foe().pilotless()))
                .choice("damage.lethal", "pass");
        Bout.turn(play, "aska");
        wreck(play, "vex", 20);
        wreck(play, "drone", 20);
        assertThat(play.state().units()).hasSize(3);
    }

    @Test
    @Ledger({"BCG-CORE-3", "BCG-AMB-51", "BCG-AMB-57"})
    void a_pilot_may_eject_and_the_empty_machine_acts_right_after() {
        var play = scenario(fight(
                        mecha("Aska", "2,2")
                                .might(6)
                                .energy(5)
                                .armed("beam-rifle")
                                .knows("trump-card"),
                        mecha("Vex", "2,2").foe()))
                .choice("turn.action", "eject")
                .choice("eject.place", "1,1")
                .choice("turn.action", "pass");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new DuelBegan("aska", "vex"));
        Bout.act(play);
        Fighter core = play.state().unit("aska-core");
        assertThat(play.state().acting()).contains(core);
        assertThat(aska.hull()).isEqualTo(Hull.EMPTY);
        assertThat(aska.isDueling()).isTrue();
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(3);
        assertThat(aska.energy()).isEqualTo(2);
        assertThat(aska.genre().points()).isZero();
        assertThat(aska.knows(TrumpCard.class)).isFalse();
        assertThat(core.knows(TrumpCard.class)).isTrue();

        ActionPhase.resolve(play); // the Action is still the pilot's
        play.emit(new TurnEnded("aska-core"));
        Round.next(play);
        assertThat(play.state().acting()).contains(aska);
    }

    @Test
    @Ledger({"BCG-CORE-3", "BCG-AMB-51", "BCG-AMB-92"})
    void gear_come_by_in_the_fight_gives_an_empty_machine_no_powers() {
        var play = scenario(fight(
                        mecha("Aska", "2,2").knows("trump-card"),
                        mecha("Vex", "9,2").foe()))
                .choice("turn.action", "eject")
                .choice("eject.place", "1,1");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new UpgradeGained("aska", fit("overbooster", Area.CORE, ""), 5));
        assertThat(aska.knows(TrumpCard.class)).isTrue();

        Bout.act(play);

        assertThat(aska.hull()).isEqualTo(Hull.EMPTY);
        assertThat(aska.fittings().fitted()).hasSize(1);
        assertThat(aska.knows(TrumpCard.class)).isFalse();
        assertThat(play.state().unit("aska-core").knows(TrumpCard.class)).isTrue();
    }

    @Test
    @Ledger({"BCG-CORE-3", "BCG-AMB-51", "BCG-AMB-77"})
    void the_first_point_of_damage_disables_an_empty_machine() {
        var play = scenario(fight(mecha("Aska", "0,0"), mecha("Vex", "3,3").foe()))
                .choice("turn.action", "eject")
                .choice("eject.place", "2,2");
        Bout.turn(play, "vex");
        Bout.act(play);
        assertThat(OperationOutcome.of(play.state())).isEmpty(); // a machine on its own keeps its side in
        wreck(play, "vex", 1);
        assertThat(play.log()).last().isEqualTo("Vex is disabled");
        assertThat(OperationOutcome.of(play.state())).isPresent();
    }

    @Test
    @Ledger({"BCG-DMG-6", "BCG-TRB-18", "invincible-alloy", "expansion-pack"})
    void a_unit_without_threshold_falls_to_any_damage_and_nothing_saves_it() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"),
                        mecha("Vex", "3,0").foe().threshold(0).fitted("invincible-alloy", "expansion-pack")))
                .choice("damage.lethal", "pass");
        Bout.turn(play, "aska");
        assertThat(play.state().unit("vex").isFighting()).isTrue();
        assertThat(play.state().unit("vex").levelsLost()).isZero();
        wreck(play, "vex", 1);
        assertThat(play.state().unit("vex").fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    void a_state_put_back_forgets_a_core_and_takes_another() {
        CenturyState state = fight(
                mecha("Aska", "0,0"),
                mecha("Vex", "3,0").foe(),
                mecha("Wolf", "4,0").foe());
        var one = scenario(state.copy()).choice("damage.lethal", "pass");
        Bout.turn(one, "aska");
        wreck(one, "vex", 20);
        var other = scenario(state.copy()).choice("damage.lethal", "pass");
        Bout.turn(other, "aska");
        wreck(other, "wolf", 20);
        one.state().restore(other.state());
        assertThat(one.state()).isEqualTo(other.state());
        assertThat(one.state().unit("wolf-core").name()).isEqualTo("Wolf's Core");
    }
}
