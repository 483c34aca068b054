package arbiter.games.narrative.catalogue;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.wearing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arbiter.games.narrative.Rolls;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.heal.Medicae;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.item.ItemRepair;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people wear and carry, while somebody shoots at them, breathes or works. */
class EquipmentInPlayTest {

    /** Ilka has Brawn 2; a single trooper with a beam rifle of damage 7 shoots with two successes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        padded-coat     | 1D    | -3 soak = 6
        ballistic-mesh  | 1D 1S | -3 soak = 6
        plated-fatigues | 1D    | -4 soak = 5
        riot-carapace   | 1D 1S | -4 soak = 5
        heavy-carapace  | 1D 1S | -5 soak = 4
        powered-plate   | 1D 1S | -7 soak = 2
        """)
    @Ledger({"padded-coat", "ballistic-mesh", "plated-fatigues", "riot-carapace", "heavy-carapace", "powered-plate"})
    void every_armour_soaks_and_defends(String armour, String against, String result) {
        Participant ilka = wearing(hero("ilka-dorn"), armour);
        Participant trooper = enemy("line-trooper", 1);
        Scenario<NarrativeState> play = scenario(Band.SHORT, ilka, trooper);
        InPlay.twoSuccesses(play, Rolls.attack(play.state(), trooper, ilka, "beam-rifle"));

        Rolls.shoot(play, trooper, ilka, "beam-rifle");

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Line trooper rolls Beam rifle against Ilka, 3A 1B vs " + against + ": success, 2 successes",
                        "Ilka is hit by Beam rifle: +7 Beam rifle +2 net successes " + result + " wounds, "
                                + result.substring(result.length() - 1) + " of 14");
    }

    private static Participant carrying(String gear) {
        return InPlay.made("skills: {medicae: 1, tech-use: 1}", "weapons: [combat-knife]", "gear: [" + gear + "]");
    }

    @Test
    @Ledger("medical-kit")
    void medicine_is_harder_without_a_kit() {
        assertThat(treats(carrying("medical-kit"), 3)).startsWith("Made rolls Medicae, 1P 1A vs 1D: success");
        assertThat(treats(carrying("tool-set"), 4)).startsWith("Made rolls Medicae, 1P 1A vs 2D: success");
    }

    private static String treats(Participant medic, int dice) {
        Participant ilka = hero("ilka-dorn");
        Scenario<NarrativeState> play = scenario(Band.SHORT, medic, ilka);
        play.emit(new Wounded("ilka-dorn", 3));
        play.dice("check.roll", InPlay.faces(dice + "A"));
        Medicae.treat(play, medic, ilka, true);
        play.allUsed();
        return play.log().stream()
                .filter(line -> line.contains("rolls"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger("tool-set")
    void repairs_are_harder_without_tools() {
        assertThat(repairs(carrying("tool-set"), 3)).startsWith("Made rolls Tech-Use, 1P 1A vs 1D: success");
        assertThat(repairs(carrying("medical-kit"), 4)).startsWith("Made rolls Tech-Use, 1P 1A vs 2D: success");
    }

    private static String repairs(Participant mender, int dice) {
        Scenario<NarrativeState> play = scenario(Band.SHORT, mender, enemy("line-trooper", 1));
        Breakage.damage(play, mender, mender.gear().get("combat-knife"), 1);
        play.dice("check.roll", InPlay.faces(dice + "A"));
        ItemRepair.resolve(play, mender, mender, mender.gear().get("combat-knife"), false);
        play.allUsed();
        return play.log().stream()
                .filter(line -> line.contains("rolls"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"breathing-mask", "sealed-suit"})
    void masks_keep_gas_out_and_suits_also_acid_and_the_vacuum_but_not_fire() {
        Surroundings gas = Surroundings.OPEN.in(4, Surroundings.Danger.GAS);
        Surroundings acid = Surroundings.OPEN.in(4, Surroundings.Danger.ACID);
        Surroundings fire = Surroundings.OPEN.in(4, Surroundings.Danger.FIRE);
        Surroundings vacuum = Surroundings.OPEN.inVacuum(true);

        assertThat(List.of(gas, acid, fire, vacuum))
                .extracting(
                        place -> wounds("tool-set", place),
                        place -> wounds("breathing-mask", place),
                        place -> wounds("sealed-suit", place))
                .containsExactly(tuple(4, 0, 0), tuple(4, 4, 0), tuple(4, 4, 4), tuple(3, 3, 0));
    }

    /** How many wounds somebody with that has when a turn in that place has begun. */
    private static int wounds(String gear, Surroundings place) {
        Participant made = carrying(gear);
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, made, enemy("line-trooper", 1));
        made.set(place);
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        Turn.resolve(play);
        return made.vitals().wounds();
    }
}
