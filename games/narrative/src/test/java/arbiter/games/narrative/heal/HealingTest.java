package arbiter.games.narrative.heal;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Teven has a medical kit, Medicae 2 and Intellect 4; Ilka has nothing of the kind. */
class HealingTest {

    private final Participant teven = hero("teven-rusk");
    private final Participant ilka = hero("ilka-dorn");
    private final Scenario<NarrativeState> play = scenario(Band.SHORT, teven, ilka, enemy("line-trooper", 1));

    private List<String> menu(Participant one) {
        return ActMenu.of(play.state(), one).stream().map(NarrativeAct::id).toList();
    }

    @Test
    @Ledger({"NAR-HEAL-2", "NAR-HEAL-3"})
    void medicae_heals_wounds_and_strain_once_in_an_encounter() {
        play.emit(new Wounded("ilka-dorn", 7));
        play.emit(new StrainSuffered("ilka-dorn", 4));
        assertThat(menu(teven)).doesNotContain("treat:ilka-dorn");
        play.emit(new Moved("teven-rusk", "ilka-dorn", Band.SHORT, Band.ENGAGED));
        assertThat(menu(teven)).contains("treat:ilka-dorn");
        play.dice("check.roll", 4, 10, 1, 1, 1);

        Medicae.treat(play, teven, ilka, true);

        assertThat(play.log())
                .endsWith(
                        "Teven treats Ilka",
                        "Teven rolls Medicae, 2P 2A vs 1D: success, 2 successes, 2 advantages",
                        "Ilka recovers 2 wounds, 5 left, and 2 strain, 2 left");
        assertThat(menu(teven)).doesNotContain("treat:ilka-dorn");
    }

    @Test
    @Ledger({"NAR-HEAL-2", "NAR-HEAL-3", "NAR-HEAL-6"})
    void it_is_harder_without_equipment_on_oneself_and_for_deep_wounds() {
        play.emit(new Wounded("ilka-dorn", 8));
        assertThat(Medicae.byWounds(ilka)).isEqualTo(Difficulty.AVERAGE);
        play.dice("check.roll", 1, 1, 1, 1, 1, 1, 1);
        Medicae.treat(play, ilka, ilka, true);
        assertThat(play.log()).last().asString().startsWith("Ilka rolls Medicae, 2A vs 5D: failure");
        play.emit(new Wounded("ilka-dorn", 7));
        assertThat(Medicae.byWounds(ilka)).isEqualTo(Difficulty.HARD);
        assertThat(ilka.canAct()).isFalse(); // so she cannot treat herself
    }

    @Test
    @Ledger({"NAR-HEAL-5"})
    void an_injury_is_as_hard_to_heal_as_it_is_severe_and_a_triumph_heals_another() {
        play.dice("injury.roll", 48).dice("injury.roll", 3);
        CriticalInjuries.inflict(play, ilka, Modifiers.none(), Optional.empty());
        CriticalInjuries.inflict(play, ilka, Modifiers.none(), Optional.empty());
        play.emit(new Moved("teven-rusk", "ilka-dorn", Band.SHORT, Band.ENGAGED));
        assertThat(menu(teven)).contains("tend:ilka-dorn:1", "tend:ilka-dorn:2");
        play.dice("check.roll", 12, 1, 1, 1, 1, 1).choice("spend.active", "heal-another@injury-1:triumph");

        Medicae.tend(play, teven, ilka, 0, true);

        assertThat(play.log())
                .endsWith(
                        "Teven sees to the Head Ringer of Ilka",
                        "Teven rolls Medicae, 2P 2A vs 2D: success, 1 success, 1 triumph",
                        "Ilka is healed of Head Ringer",
                        "1 triumph of Teven buys Heal another injury: Sudden Jolt",
                        "Ilka is healed of Sudden Jolt");
    }

    @Test
    @Ledger({"NAR-HEAL-5"})
    void a_week_of_rest_heals_an_injury_or_a_wound() {
        play.dice("injury.roll", 48);
        CriticalInjuries.inflict(play, ilka, Modifiers.none(), Optional.empty());
        play.emit(new Wounded("ilka-dorn", 5));
        play.dice("check.roll", 1, 1, 1, 1);
        Rest.week(play, ilka, 0);
        assertThat(play.log())
                .endsWith(
                        "Ilka rolls Resilience, 2A vs 2D: failure, nothing left over", "Ilka recovers 1 wound, 4 left");
        play.dice("check.roll", 4, 1, 1, 1);
        Rest.week(play, ilka, 0);
        assertThat(ilka.injuries().list()).isEmpty();
    }

    @Test
    @Ledger({"NAR-HEAL-1", "NAR-HEAL-4"})
    void strain_goes_after_an_encounter_and_over_night() {
        play.emit(new StrainSuffered("ilka-dorn", 6));
        play.emit(new Wounded("ilka-dorn", 3));
        play.choice("rest.skill", "cool").dice("check.roll", 4, 1);
        Rest.afterEncounter(play, ilka);
        assertThat(play.log())
                .endsWith("Ilka rolls Cool, 1P 1A: success, 2 successes", "Ilka recovers 2 strain, 4 left");
        Rest.night(play, ilka);
        assertThat(play.log()).endsWith("Ilka recovers 1 wound, 2 left, and 4 strain, 0 left");
    }
}
