package arbiter.games.gladiators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foretold of acts, before anybody throws dice. */
class OutlookTest {

    private static SituationTable<GladiatorsState> table() {
        SituationTable<GladiatorsState> run = SituationTable.of(Tables.BOOK, Tables.situation("""
                        game: gladiators
                        title: Across the street
                        units:
                          - name: Ana
                            side: heroes
                            at: "2,5"
                            sheet:
                              kind: gladiator
                              name: Ana
                              powers:
                                - {name: Bolt, ability: damaging-attack, types: [solid], source: mutant, level: 5, modifiers: [direct, ranged]}
                                - {ability: accuracy, source: mutant, level: 1, modifiers: [always-on]}
                                - {ability: evasion, source: mutant, level: 2}
                          - name: Ben
                            side: villains
                            at: "6,5"
                            sheet:
                              kind: gladiator
                              name: Ben
                              powers:
                                - {ability: armour, source: mutant, level: 4, modifiers: [always-on]}
                                - {ability: evasion, source: mutant, level: 3, modifiers: [always-on]}
                        turn: ana
                        """), 3);
        run.play(0);
        return run;
    }

    private static Outlook outlook(String text) {
        SituationTable<GladiatorsState> run = table();
        OpenRequest open = run.commandRequest().orElseThrow();
        String id = open.request().options().stream()
                .filter(option -> option.text().startsWith(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        text + " is not offered: " + open.request().options()))
                .id();
        return Preview.of(run.table(), open, List.of(id)).exact();
    }

    /** Needs 8 to hit and 5 for a result. */
    @Test
    void an_attack_has_the_chances_of_its_rolls() {
        Outlook bolt = outlook("Bolt at Ben");

        assertThat(bolt.held("hit").chanceOf(true)).isEqualTo(Fraction.of(3, 10));
        assertThat(bolt.held("result").chanceOf(true)).isEqualTo(Fraction.of(18, 100));
        assertThat(bolt.number("ben hits").mean()).isNegative();
    }

    @Test
    void the_parts_of_a_roll_are_known_before_the_dice() {
        assertThat(outlook("Bolt at Ben").sums().get("ana to hit")).hasToString("+1 Accuracy");
    }

    @Test
    void a_power_that_is_switched_on_hits_nobody() {
        Outlook evasion = outlook("Activate Evasion");

        assertThat(evasion.factNames()).doesNotContain("hit");
        assertThat(evasion.held("ana becomes Evasion 2").probabilityOf(true)).isCloseTo(1, within(1e-9));
    }
}
