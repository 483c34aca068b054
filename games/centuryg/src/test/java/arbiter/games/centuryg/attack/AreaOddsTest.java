package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the odds of an attack on several Units say. */
class AreaOddsTest {

    /** Might 6 and one die for all: Vex and Wolf are hit by 6 and more, Bran by 9 and more. */
    @Test
    void damage_to_friends_is_no_part_of_the_damage() {
        Outlook outlook = outlook(fight(
                mecha("Aska", "2,1").might(6).speed(0).level(0).armed("rail-bazooka"),
                mecha("Bran", "2,1").guard(10).threshold(10).level(0),
                mecha("Vex", "3,1").foe().guard(7).threshold(10).level(0),
                mecha("Wolf", "4,1").foe().guard(7).threshold(10).level(0)));

        assertThat(outlook.headlines())
                .containsExactly(
                        new Outlook.Figure("hit", Optional.of(true)),
                        new Outlook.Figure("damage", Optional.of(true)),
                        new Outlook.Figure("damage to friends", Optional.of(false)));
        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.of(5, 10));
        assertThat(outlook.number("damage").chanceOf(8)).isEqualTo(Fraction.of(1, 10));
        assertThat(outlook.number("damage to friends").chanceOf(1)).isEqualTo(Fraction.of(1, 10));
    }

    @Test
    void nobody_fears_for_friends_who_are_not_there() {
        Outlook outlook = outlook(fight(
                mecha("Aska", "2,1").speed(0).level(0).armed("rail-bazooka"),
                mecha("Vex", "3,1").foe().threshold(10).level(0),
                mecha("Wolf", "4,1").foe().threshold(10).level(0)));

        assertThat(outlook.headlines()).extracting(Outlook.Figure::name).containsExactly("hit", "damage");
    }

    private static Outlook outlook(CenturyState state) {
        Table<CenturyState> table = Table.start(
                new CenturyGame(),
                Journal.Header.of("centuryg", "", Map.of()),
                at(state, 0, "aska"),
                DiceBox.of(die -> 1));
        return Preview.of(table, table.open().get(0), List.of("attack:rail-bazooka"))
                .choosing(Choices.none())
                .exact();
    }
}
