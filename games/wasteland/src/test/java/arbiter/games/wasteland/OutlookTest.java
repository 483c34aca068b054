package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foretold of acts, before anybody throws dice. */
class OutlookTest {

    private static Outlook outlook(String turn, String at, String text) {
        SituationTable<WastelandState> run =
                SituationTable.of(Tables.BOOK, Tables.situation("""
                        game: wasteland
                        units:
                          - {id: gunner, from: road-gunner, side: raiders, at: yard}
                          - {id: thug, from: scav-thug, side: scavengers, at: %s}
                        scene:
                          zones: [{name: yard}, {name: road}, {name: hall}]
                          links: [{between: [yard, road]}, {between: [road, hall]}]
                        turn: %s
                        """.formatted(at, turn)), 3);
        run.play(0);
        OpenRequest open = run.commandRequest().orElseThrow();
        String id = open.request().options().stream()
                .filter(option -> option.text().startsWith(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        text + " is not offered: " + open.request().options()))
                .id();
        return Preview.of(run.table(), open, List.of(id)).exact();
    }

    /** Ten or less, three or less counts twice: one success is enough at Medium, two are needed at Long. */
    @Test
    @Ledger({"WAS-TEST-3", "WAS-TEST-4", "WAS-ATK-4"})
    void a_shot_is_as_likely_to_hit_as_its_test_is_passed() {
        assertThat(outlook("gunner", "road", "Shoot at").held("hit").chanceOf(true))
                .isEqualTo(Fraction.of(3, 4));
        assertThat(outlook("gunner", "hall", "Shoot at").held("hit").chanceOf(true))
                .isEqualTo(Fraction.of(2, 5));
    }

    @Test
    void aiming_hits_nobody() {
        Outlook aim = outlook("gunner", "road", "Aim");

        assertThat(aim.factNames()).doesNotContain("hit");
    }
}
