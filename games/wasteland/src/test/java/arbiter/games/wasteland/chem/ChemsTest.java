package arbiter.games.wasteland.chem;

import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.damage.EffectiveResistance;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.turn.Allowance;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.TurnEvents.MajorTaken;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChemsTest {

    private static final int HEAD = 0;
    private static final int TORSO = 1;

    private final Fighter rook = hero("rook", 0, 0);

    /** The last item that Rook carries is the dose, whatever it is a dose of. */
    private Dose dose(String chem) {
        return new Dose(rook, rook.items().items().size() - 1, BOOK.chem(chem));
    }

    private void take(Scenario<WastelandState> play, String chem) {
        new TakeChemAction(dose(chem), rook).resolve(play, Occasion.of(rook));
    }

    @Test
    @Ledger({"WAS-MIN-5", "take-chem", "mender-shot", "WAS-AID-5"})
    void a_mender_shot_gives_four_hit_points_up_to_the_maximum() {
        Vitals.put(rook, 9, 0, Vitals.Life.ABLE);
        var play = scenario(rook);

        take(play, "mender-shot");

        assertThat(play.log()).containsExactly("Rook takes a Mender shot", "Rook regains 3 HP, 12 now");
        assertThat(rook.items().items()).hasSize(2);
    }

    @Test
    @Ledger({"strong-mender"})
    void a_strong_mender_treats_two_injuries_instead() {
        var play = scenario(rook);
        Injuries.inflict(play, rook, TORSO, false);
        Injuries.inflict(play, rook, TORSO, true);
        play.choice("chem.effect", "injuries");

        take(play, "strong-mender");

        assertThat(rook.injuries().list()).isEmpty();
    }

    @Test
    @Ledger({"WAS-CHEM-4", "WAS-DYING-10", "mender-shot"})
    void a_healing_dose_stops_the_dying_who_stay_unconscious() {
        Vitals.put(rook, 1, 0, Vitals.Life.ABLE);
        var play = scenario(rook);
        HealthLoss.ofHit(play, rook, 1, TORSO, false);
        play.choice("chem.effect", "health");

        take(play, "mender-shot");

        assertThat(play.log()).endsWith("Rook is stable with 4 HP, and unconscious");
        assertThat(rook.canAct()).isFalse();
    }

    /** Hard rule 10, last part: a maximum of 6 rises to 10, and 6 hit points stay. */
    @Test
    @Ledger({"flush-bag", "WAS-RAD-5"})
    void a_flush_bag_raises_the_maximum_and_not_the_hit_points() {
        Vitals.put(rook, 6, 6, Vitals.Life.ABLE);
        var play = scenario(rook);

        take(play, "flush-bag");

        assertThat(play.log()).containsExactly("Rook takes a Flush bag", "Rook is rid of 4 radiation: 6 of 10 HP");
    }

    @Test
    @Ledger({"shield-tabs", "WAS-CHEM-1", "WAS-CHEM-2"})
    void tablets_protect_from_radiation_everywhere_and_a_second_dose_adds_nothing() {
        var play = scenario(rook);

        take(play, "shield-tabs");
        play.emit(new ChemEvents.DoseTaken(rook.id(), BOOK.chem("shield-tabs")));

        assertThat(EffectiveResistance.worn(rook, HEAD, DamageType.RADIATION)).isEqualTo(4);
    }

    @Test
    @Ledger({"rage-dose", "WAS-CHEM-3", "quick-spark"})
    void two_effects_make_addicted_and_the_craving_counts_only_without_a_dose() {
        var play = scenario(rook).dice("chem.addiction", 5).dice("chem.addiction", 5, 6);
        take(play, "rage-dose");
        assertThat(rook.chems().bonuses().meleeDice()).isEqualTo(2);
        assertThat(EffectiveResistance.worn(rook, HEAD, DamageType.PHYSICAL)).isEqualTo(1);

        play.emit(new ChemEvents.DoseTaken(rook.id(), BOOK.chem("rage-dose")));
        Addiction.check(play, rook, BOOK.chem("rage-dose"));

        assertThat(play.log()).endsWith("Rook is addicted to Rage dose");
        assertThat(rook.chems().cravings(Attribute.STRENGTH)).isZero();
        assertThat(new ChemRecord(List.of(), List.of(), List.of(BOOK.chem("rage-dose")), List.of())
                        .cravings(Attribute.STRENGTH))
                .isEqualTo(1);
    }

    @Test
    @Ledger({"quick-spark"})
    void haste_makes_the_extra_major_action_cheaper() {
        var play = scenario(rook).dice("chem.addiction", 1);
        take(play, "quick-spark");
        new MajorTaken("rook", false).apply(play.state());

        assertThat(Allowance.of(play.state(), rook).majorPoints()).isEqualTo(1);
    }
}
