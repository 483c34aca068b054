package arbiter.games.centuryg.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of section 6 of the ledger: durations, lines on the board, forms and combinations. */
class HardestBoardRulesTest {

    private static boolean suppressed(Example rounds, String unit) {
        return rounds.state().has(Mark.Kind.SUPPRESSED, rounds.unit(unit));
    }

    @Test
    @Ledger({"BCG-OP-13", "BCG-UTIL-4", "BCG-OFF-6", "BCG-AMB-29", "BCG-AMB-30", "mind-over-matter"})
    void a_round_ends_with_the_next_turn_of_whoever_was_acting() {
        Example rounds = Example.of("durations-and-delay");

        rounds.play(2);
        assertThat(rounds.log()).contains("Ash is at full", "Cole is at full");
        assertThat(rounds.log()).anyMatch(line -> line.startsWith("Ash against Brand") && line.contains("+6 Might"));
        rounds.play(3); // Xeno does nothing, Brand suppresses Ash, Yew waits
        assertThat(suppressed(rounds, "ash")).isTrue();
        assertThat(rounds.state().has(Mark.Kind.FULL_VALUES, rounds.unit("cole")))
                .isTrue();
        rounds.play(3); // after Zinc, Yew suppresses Xeno
        assertThat(suppressed(rounds, "xeno")).isTrue();
        assertThat(rounds.state().round()).isEqualTo(3);
        assertThat(rounds.state().acting().map(Fighter::id)).contains("ash");
        assertThat(suppressed(rounds, "ash")).isTrue();
        assertThat(rounds.state().has(Mark.Kind.FULL_VALUES, rounds.unit("ash")))
                .isFalse();
        rounds.play(1); // at Might 6/2, and one Disadvantage more
        assertThat(rounds.log()).anyMatch(line -> line.startsWith("Ash against Brand") && line.contains("2 +3 Might"));
        assertThat(suppressed(rounds, "xeno")).isTrue();
        rounds.play(1); // Xeno shoots at a Disadvantage; Brand's Turn has begun
        assertThat(suppressed(rounds, "ash")).isFalse();
        assertThat(suppressed(rounds, "xeno")).isTrue();
        rounds.play(1); // Yew's slot in the order, wherever it acted last Round
        assertThat(rounds.state().acting().map(Fighter::id)).contains("yew");
        assertThat(suppressed(rounds, "xeno")).isFalse();
        rounds.finish();
    }

    /** Wherever else Screen stands, Scout can name Mark. */
    @ParameterizedTest
    @ValueSource(strings = {"2,2", "0,0", "4,2"})
    @Ledger({"BCG-COV-1", "BCG-COV-2", "BCG-AMB-61"})
    void enemies_beside_the_line_or_at_its_ends_do_not_block(String zone) {
        Example shot = Example.of("cover-and-lines", "at: \"2,2\"", "at: \"" + zone + "\"");

        shot.play(1);
        assertThat(shot.log()).anyMatch(line -> line.startsWith("Scout against Mark with the Anti-Air Missiles"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,0", "1,1", "2,1", "3,1", "3,2"})
    @Ledger({"BCG-COV-1", "BCG-COV-4", "BCG-AMB-61"})
    void enemies_on_the_line_block(String zone) {
        Example shot = Example.of("cover-and-lines", "at: \"2,2\"", "at: \"" + zone + "\"");

        assertThatThrownBy(() -> shot.play(1))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("mark"); // cannot be named
    }

    @Test
    @Ledger({"BCG-ABIL-7", "BCG-COV-4", "BCG-RANGE-2", "BCG-AMB-60", "BCG-AMB-62", "BCG-TRB-1", "riot-weapon"})
    void a_line_strikes_friend_and_foe_out_to_its_range() {
        Example shot = Example.of("cover-and-lines");

        assertThat(shot.state().distance(shot.unit("scout"), shot.unit("mark"))).isEqualTo(4);
        shot.finish();
        assertThat(shot.log())
                .filteredOn(line -> line.startsWith("Sweep against "))
                .extracting(line -> line.substring("Sweep against ".length(), line.indexOf(" with ")))
                .containsExactly("Ally 10", "Ally 11", "Ally 21", "Ally 31", "Ally 32", "Mark", "Far 52", "Far 53");
    }

    @Test
    @Ledger({"BCG-ALT-1", "BCG-ALT-2", "BCG-REST-2", "BCG-TRB-20", "BCG-AMB-48", "superior-morphing"})
    void a_form_swaps_attributes_brings_its_set_and_halves_energy() {
        Example forms = Example.of("forms-and-combination");
        Fighter kite = forms.unit("kite");

        assertThat(kite.rank(Attribute.MIGHT)).isEqualTo(3);
        assertThat(kite.rank(Attribute.SPEED)).isEqualTo(6);
        assertThat(kite.weapons()).extracting(mounted -> mounted.weapon().id()).contains("beam-saber");
        assertThat(EnergyCapacity.of(forms.state(), kite)).isEqualTo(2);
        assertThat(kite.energy()).isEqualTo(2);
        assertThat(forms.log()).contains("Kite spends 1 Energy: changing form");
    }

    @Test
    @Ledger({"BCG-COMB-1", "BCG-COMB-4", "BCG-AMB-109", "super-combination"})
    void three_become_one_with_the_average_of_what_is_left() {
        Example forms = Example.of("forms-and-combination").finish();
        Fighter whole = forms.unit("alpha");

        assertThat(whole.rank(Attribute.THRESHOLD)).isEqualTo(5);
        assertThat(whole.fullPoints()).isEqualTo(20);
        assertThat(whole.rank(Attribute.ENERGY)).isEqualTo(4);
        assertThat(whole.points()).isEqualTo(13);
        assertThat(whole.levelsLost()).isEqualTo(1);
        assertThat(whole.maims()).containsExactly(Area.HEAD);
        assertThat(whole.energy()).isEqualTo(2);
    }
}
