package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foretold of acts, before anybody throws dice. */
class OutlookTest {

    private static Outlook outlook(String turn, String rabble, String text) {
        SituationTable<NarrativeState> run = SituationTable.of(
                Tables.BOOK,
                Tables.situation("""
                        game: narrative
                        units:
                          - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                          - {name: Rabble, from: cult-rabble, side: cult, %s}
                        turn: %s
                        """.formatted(rabble, turn)),
                3);
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

    /** Agility 4 and two ranks, two boost dice of the rifle, at medium range. */
    @Test
    @Ledger({"NAR-ODDS-2", "NAR-ODDS-3"})
    void a_shot_has_the_chances_of_its_pool_and_of_a_critical_with_its_weapon() {
        Outlook shot = outlook("ilka", "now: {members: 3}, at: medium from ilka", "Attack Rabble with Marksman rifle");

        assertThat(shot.held("hit").chanceOf(true)).isEqualTo(Fraction.of(48311, 55296));
        assertThat(shot.held("critical possible").chanceOf(true)).isEqualTo(Fraction.of(69829, 147456));
        assertThat(shot.held("triumph").chanceOf(true)).isEqualTo(Fraction.of(23, 144));
    }

    /** The eighth of the hard rules: three of a group have two ranks, two of them one. */
    @Test
    @Ledger({"NAR-NPC-1", "NAR-ODDS-2"})
    void a_group_shoots_worse_when_one_of_it_has_fallen() {
        String pistol = "Attack Ilka with Slug pistol";

        assertThat(outlook("rabble", "now: {members: 3}, at: short of ilka", pistol)
                        .held("hit")
                        .chanceOf(true))
                .isEqualTo(Fraction.of(23, 32));
        assertThat(outlook("rabble", "now: {members: 3, wounds: 5}, at: short of ilka", pistol)
                        .held("hit")
                        .chanceOf(true))
                .isEqualTo(Fraction.of(251, 384));
    }

    @Test
    void aiming_hits_nobody() {
        Outlook aim = outlook("ilka", "now: {members: 3}, at: medium from ilka", "Aim");

        assertThat(aim.factNames()).doesNotContain("hit");
        assertThat(aim.held("ilka becomes aiming 1").chanceOf(true)).isEqualTo(Fraction.ONE);
    }
}
