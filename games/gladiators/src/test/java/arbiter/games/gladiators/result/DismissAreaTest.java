package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Dismiss as an Area. */
class DismissAreaTest extends StrictScenarios<GladiatorsState> {

    private static final String WIPE =
            "{name: Wipe, ability: dismiss, types: [physical], against: {source: magical}, source: mutant, level: 3, modifiers: [area blast, ranged]}";
    private static final String CLOUD =
            "{name: Cloud, ability: damaging-attack, types: [poison], source: magical, level: 2, modifiers: [area blast, close, persistent barrier]}";

    private static String spell(String name) {
        return "{name: " + name + ", ability: evasion, source: magical, level: 2, modifiers: [persistent personal]}";
    }

    @Test
    @Ledger({"dismiss", "GG-HIT-22"})
    void it_attacks_every_ability_on_those_inside_and_every_area_that_begins_there() {
        Gladiator ana = hero("Ana", hex(5, 5), WIPE);
        Gladiator ben = villain("Ben", hex(10, 5), spell("Veil"), spell("Grace"), CLOUD);
        var play = scenario(table(ana, ben))
                .choice("area.place", "blast 10,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 4)
                .dice("dismiss.result", 5, 4)
                .dice("attack.hit", 4)
                .dice("dismiss.result", 5);
        for (String word : List.of("veil", "grace")) {
            play.emit(new PowerActivated("ben", power(ben, word).place(), 0, false, List.of("ben"), Optional.empty()));
        }
        play.emit(new PowerActivated(
                "ben",
                power(ben, "cloud").place(),
                0,
                false,
                List.of(),
                Optional.of(AreaPlacement.at(
                        AreaInPlay.templates(use(ben, "cloud").way()).get(0),
                        ben.position().spot(),
                        ben.position().spot().at(hex(11, 5))))));

        Acts.take(play, ana, "area:wipe:blast");

        assertThat(play.log())
                .endsWith(
                        "Ana's Wipe at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Wipe at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Wipe on Ben's Veil: +3 Wipe against +2 Veil needs 5, rolls 5, ends it",
                        "Ben's power ends: Veil is dismissed",
                        "Ana's Wipe on Ben's Grace: +3 Wipe against +2 Grace needs 5, rolls 4, no effect",
                        "Ana's Wipe at the Cloud: +2 Area needs 4, rolls 4, hits",
                        "Ana's Wipe on Ben's Cloud: +3 Wipe against +2 Cloud needs 5, rolls 5, ends it",
                        "Ben's power ends: Cloud is dismissed");
    }
}
