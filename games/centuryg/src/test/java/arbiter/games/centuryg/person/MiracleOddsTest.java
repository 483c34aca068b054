package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The odds of a Miracle that hurts its user: only the Test itself hits or misses. */
class MiracleOddsTest {

    /** Fitness 4 and Tension 1 against Defense 9; whether Volt stands the price says nothing about the bolt. */
    @Test
    @Ledger({"BCG-MIR-2", "BCG-PLOT-2", "electricity"})
    void a_missed_miracle_is_a_miss_however_well_its_user_holds_on() {
        CenturyState state = match(
                person("Volt", "hall").willpower(1).skilled("electricity").here(),
                person("Rogue", "hall").foe().here());
        new RoundBegan().apply(state);
        new TurnBegan("volt").apply(state);
        new BeginningOver("volt").apply(state);
        Table<CenturyState> table = Table.start(
                new CenturyGame(), Journal.Header.of("centuryg", "", Map.of()), state, DiceBox.of(die -> 1));

        var outlook = Preview.of(table, table.open().get(0), List.of("attack:electricity"))
                .choosing(Choices.none())
                .exact();

        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.of(91, 100)); // 4 or more on the best of two
        assertThat(outlook.held("hit").chanceOf(false)).isEqualTo(Fraction.of(9, 100));
    }
}
