package arbiter.games.centuryg.utility;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.support.SupportCalled;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Getting back what was lost: Threshold, Areas, ammunition, and how often. */
class RestorationTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"jury-rig", "BCG-MAIM-4", "BCG-AMB-33", "BCG-UTIL-6"})
    void a_regained_level_brings_back_the_area_of_its_loss() {
        var play = scenario(fight(
                        mecha("Bran", "0,0").fitted("jury-rig"),
                        mecha("Aska", "1,0"),
                        mecha("Vex", "9,0").foe()))
                .choice("turn.action", "jury-rig")
                .choice("jury-rig.place", "0,0")
                .choice("jury-rig.energy", "3");
        Bout.turn(play, "bran");
        Bout.hurt(play, "aska", 10);
        play.emit(new Maimed("aska", Area.ARMS));
        play.emit(new Maimed("aska", Area.HEAD));
        Bout.act(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Bran uses Jury Rig, 3 Restorations left",
                        "Bran spends 3 Energy on Jury Rig",
                        "Aska regains 3 Threshold, 9 now, head works again");
        assertThat(play.state().unit("aska").maims()).containsExactly(Area.ARMS);
    }

    @Test
    @Ledger("BCG-DMG-3")
    void repair_never_exceeds_the_full_pool() {
        var play = scenario(fight(
                        mecha("Bran", "0,0").fitted("jury-rig"),
                        mecha("Vex", "9,0").foe()))
                .choice("turn.action", "jury-rig")
                .choice("jury-rig.place", "0,0")
                .choice("jury-rig.energy", "5");
        Bout.turn(play, "bran");
        Bout.hurt(play, "bran", 2);
        Bout.act(play);

        assertThat(play.log()).contains("Bran regains 2 Threshold, 16 now");
    }

    @Test
    @Ledger({"regenerative", "BCG-AMB-114", "BCG-OP-11", "BCG-TRB-2"})
    void regenerative_takes_two_uses_and_works_once_a_turn() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").systems(5).fitted("regenerative"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "regenerative")
                .choice("regenerative.energy", "2")
                .choice("beginning.item", "regenerative")
                .choice("regenerative.energy", "1");
        Fighter aska = Bout.turn(play, "aska");
        Bout.hurt(play, "aska", 8);
        BeginningPhase.resolve(play);
        assertThat(aska.points()).isEqualTo(10);
        assertThat(aska.restorations()).isEqualTo(3);
        assertThat(Bout.items(play.state(), aska)).isEmpty();

        Bout.next(play, "aska");
        BeginningPhase.resolve(play);
        assertThat(aska.restorations()).isEqualTo(1);
        Bout.next(play, "aska");
        assertThat(Bout.items(play.state(), aska)).isEmpty(); // one use is not enough
    }

    @Test
    @Ledger({"resupply", "BCG-AMB-114", "BCG-ABIL-10"})
    void resupply_restocks_as_many_items_of_one_unit_as_uses() {
        var play = scenario(fight(
                        mecha("Bran", "0,0").speed(0).systems(2).fitted("resupply"),
                        mecha("Aska", "5,0").armed("bombardment").fitted("airstrike", "overcharge"),
                        mecha("Vex", "9,0").foe()))
                .choice("turn.action", "resupply")
                .choice("resupply.items", "bombardment", "airstrike");
        Fighter bran = Bout.turn(play, "bran");
        play.emit(new WeaponUsed("aska", "bombardment", true, false, false));
        play.emit(new SupportCalled("aska", "airstrike", "Airstrike"));
        play.emit(new SupportCalled("aska", "overcharge", "Overcharge"));
        Bout.act(play);

        assertThat(play.log()).contains("Aska has its Bombardment ready again", "Aska has its Airstrike ready again");
        assertThat(play.state().unit("aska").used().spent()).containsExactly("overcharge");
        assertThat(bran.restorations()).isZero();
        assertThat(Bout.deeds(play.state(), bran)).doesNotContain("resupply");
    }

    @Test
    @Ledger({"BCG-REST-1", "BCG-REST-2", "BCG-AMB-48", "BCG-TRB-20"})
    void what_was_spent_counts_against_the_part_that_a_halving_takes() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).systems(6).fitted("regenerative"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "regenerative");
        Fighter aska = Bout.turn(play, "aska");
        Bout.hurt(play, "aska", 8);
        play.choice("regenerative.energy", "1");
        BeginningPhase.resolve(play);
        assertThat(aska.restorations()).isEqualTo(4);

        play.emit(new Marked(
                new Mark(Mark.Kind.HALF_SYSTEMS, "aska", "vex", "", 0, Clock.rounds("vex", 1)), "is jammed"));
        assertThat(aska.restorations()).isEqualTo(3);
        Bout.next(play, "vex"); // the halving ends, what was put aside is back
        assertThat(aska.restorations()).isEqualTo(4);
    }

    @Test
    @Ledger({"BCG-AMB-48", "BCG-TRB-20"})
    void energy_above_a_halved_capacity_waits_and_comes_back() {
        var play = scenario(
                fight(mecha("Aska", "0,0").energy(5), mecha("Vex", "9,0").foe()));
        Fighter aska = Bout.turn(play, "aska");
        EnergyPayment.energy(play, aska, 1, "something");
        play.emit(new Marked(
                new Mark(Mark.Kind.HALF_ENERGY, "aska", "vex", "", 0, Clock.rounds("vex", 1)), "is drained"));
        assertThat(aska.energy()).isEqualTo(2);
        EnergyPayment.energy(play, aska, 2, "something");
        Bout.next(play, "vex");
        assertThat(aska.energy()).isEqualTo(2); // 4 were there, 2 are spent
    }

    @Test
    @Ledger("extreme-fortification")
    void a_refresh_fills_only_the_capacity_in_force() {
        var play = scenario(fight(mecha("Aska", "0,0").energy(5).fitted("extreme-fortification")));
        assertThat(play.state().unit("aska").energy()).isEqualTo(2);
        assertThat(Bout.turn(play, "aska").energy()).isEqualTo(2);
    }
}
