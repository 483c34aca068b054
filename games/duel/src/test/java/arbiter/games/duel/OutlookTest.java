package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.dice.Fraction;
import arbiter.games.duel.fight.DuelState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Assumption;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.Until;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foretold of a duel, and what it takes for granted. */
class OutlookTest {

    private static final Fraction OPEN = Fraction.of(493, 648);

    private static Table<DuelState> table(String yaml) {
        return SituationTable.of(new DuelRulebook(), Situation.read(Source.text("duel.yaml", yaml), Path.of(".")), 1)
                .table();
    }

    private static Table<DuelState> spearAgainstMaul(int reserve) {
        return table("""
                game: duel
                units:
                  - {name: Ward, from: guard, now: {reserve: %d}}
                  - {name: Brute, from: brute, conditions: [off balance], now: {health: 4, breath: 1, reserve: 0}}
                turn: ward
                round: 3
                """.formatted(reserve));
    }

    private static Preview<DuelState> attack(Table<DuelState> table) {
        return Preview.of(table, table.open().get(0), List.of("attack:brute"));
    }

    @Test
    void a_parry_has_a_figure_of_its_own() {
        Forecast forecast = attack(spearAgainstMaul(0)).forecast(10_000);

        assertThat(forecast.outlook().assumes()).isEqualTo(Assumption.UNANSWERED);
        assertThat(forecast.outlook().held("hit").chanceOf(true)).isEqualTo(OPEN);
        assertThat(forecast.answered().orElseThrow().held("hit").chanceOf(true)).isEqualTo(Fraction.of(4769, 7776));
    }

    /** What one may add by choice is no part of the sum that is certain. */
    @Test
    void the_parts_of_both_rolls_are_known_before_the_dice() {
        Outlook outlook = attack(spearAgainstMaul(2)).exact();

        assertThat(outlook.sums().get("ward attack")).hasToString("+5 skill +1 reach");
        assertThat(outlook.sums().get("brute defense")).hasToString("+4 guard");
    }

    /** If Ward misses, the brute strikes back, two worse for having lost balance. */
    @Test
    void a_round_has_the_blow_that_comes_back() {
        Fraction back = Fraction.of(155, 648); // 2d6+3 against 2d6+6
        Fraction either = OPEN.plus(Fraction.of(155, 648).times(back));

        assertThat(attack(spearAgainstMaul(0))
                        .until(Until.TURN)
                        .exact()
                        .held("hit")
                        .chanceOf(true))
                .isEqualTo(OPEN);
        assertThat(attack(spearAgainstMaul(0))
                        .until(Until.ROUND)
                        .exact()
                        .held("hit")
                        .chanceOf(true))
                .isEqualTo(either);
    }

    @Test
    void best_play_may_be_for_somebody_to_stay_in_the_fight() {
        Table<DuelState> table = spearAgainstMaul(0);
        Preview<DuelState> preview = attack(table);
        Goal goal = Goal.read("stands:brute", table.view(Viewer.GAMEMASTER), preview.side());

        assertThat(preview.atBest()
                        .towards(goal)
                        .exact()
                        .held("brute becomes fallen")
                        .chanceOf(true))
                .isEqualTo(Fraction.of(4769, 7776));
    }

    /** Mara keeps her nerve in secret: to whoever parries it is as likely to be there as not, and cannot be foretold. */
    @Test
    void what_others_may_answer_in_secret_is_said_whether_they_can_or_not() {
        for (int reserve : new int[] {0, 3}) {
            Table<DuelState> table = table("""
                    game: duel
                    units:
                      - {name: Mara, from: blade, now: {reserve: %d}}
                      - {name: Ward, from: guard}
                    turn: mara
                    round: 1
                    """.formatted(reserve));
            OpenRequest open = table.open().get(0);
            Outlook seen = Preview.of(table, open, List.of("attack:ward"))
                    .seenBy(Viewer.player("ward"))
                    .exact();

            assertThat(seen.assumes()).as("reserve of " + reserve).isEqualTo(Assumption.UNLESS_ANSWERED);
            assertThat(seen.held("hit").chanceOf(true)).isEqualTo(Fraction.of(721, 1296));
        }
    }
}
