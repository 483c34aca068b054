package arbiter.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationErrorTest {

    @Test
    void a_mistake_is_shown_in_three_lines() {
        assertThat(error("2d6 +* 3").pointed()).isEqualTo("""
                        2d6 +* 3
                             ^
                        '*' cannot stand here: a number, dice such as 2d6, or ( is needed""");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
            2d6 +* 3|5|'*' cannot stand here
            2d6 +|5|ends too early
            2d6 3|4|'3' cannot stand here
            2d6+skill vs 8|4|the word 'skill' cannot stand here
            2d6 vs 2d6 vs 2d6|11|two sides
            (2d6|4|a ) is missing for the bracket at character 1
            2d6)|3|')' cannot stand here
            max(2d6)|7|a comma and a second term
            max 3|4|two terms in brackets
            1.5d6|1|whole numbers
            0d6|0|the number of dice must be a number from 1 to 1000
            d0|1|sides
            2d|2|sides
            9e9d9e9|1|the word 'e' cannot stand here
            999999999d6|0|from 1 to 1000
            99999999999999999999d6|0|from 1 to 1000
            d99999|1|from 1 to 10000
            99999999999|0|from 0 to 1000000
            600d6+600d6|6|too many dice
            1000*1000*2|9|the result is too large: it can reach 2000000
            -d1000*d1000*d1000|12|it can reach -1000000000
            2d6/0|3|divide by 0
            2d6/(d6-3)|3|divide by 0
            2d6k1|3|kh1
            2d6 d1|4|dl1
            2d6x|3|written !
            2d6!!|4|only ! is known
            2d6!p|4|only ! is known
            d1!|2|every face
            4d6!kh3|4|tables disagree
            4d6kh3!|6|tables disagree
            4d6kh3kl1|6|already said
            4d6dl1dl1|6|already said
            4d6kh5|5|from 1 to 4
            4d6kh0|5|from 1 to 4
            2d6 drop 1 lowest 1 highest|18|at least one must be kept
            d6dl1|4|at least one must be kept
            2d6 drop 1|10|lowest or highest
            2d6 keep 1|10|highest, lowest or middle
            2d6 reroll 3 lowest|11|from 1 to 2
            2d6 reroll lowest|11|how many dice is missing
            2d6min5max2|10|from 5 to 6
            2d6r|4|faces are needed
            2d6r7|4|no face of a d6
            2d6r1rr2|5|already said
            d100rr<99|4|at least one face in 20
            4d10kh2=7|7|not with =
            8d10cs7|6|faces are needed
            2d10 adv2|5|one die
            5d6 tn 4|1|d20
            5d20 tn|7|the target number is missing
            5d20 tn 12 comp 2|16|from 16 to 20
            5d20 tn 12+3|10|stand alone
            12cd+3|4|stand alone
            12CD|2|12cd
            2D6|2|small d
            3P 2x|4|the word 'x' cannot stand here
            3PA|1|symbol dice are
            2D vs 2P|7|before vs
            2P vs 2D damage|15|the damage is missing
            2P vs 2D damage 7 soak x|23|the soak is missing
            2P vs 2D damage 7 critical 0|27|from 1
            3p|1|the word 'p'
            3P with 2 luck|10|success, failure
            3P+|3|ends too early
            {2d6,1d8}kh1|0|'{' cannot stand here
            """)
    void a_mistake_is_pointed_at_with_what_would_be_right(String text, int position, String problem) {
        NotationError error = error(text);

        assertThat(error).hasMessageContaining(problem);
        assertThat(error.position()).isEqualTo(position);
        assertThat(error.expression()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"'',0", "'   ',3", "'# only a label',0", "'2d6+ # sword',5"})
    void a_roll_needs_dice_or_a_number(String text, int position) {
        assertThat(error(text)).hasMessageContaining("ends too early");
        assertThat(error(text).position()).isEqualTo(position);
    }

    @Test
    void ten_megabytes_of_brackets_are_refused_at_once() {
        NotationError error = error("(".repeat(10_000_000));

        assertThat(error).hasMessageContaining("too long").hasMessageContaining("10000000");
        assertThat(error.pointed().length()).isLessThan(400);
    }

    @Test
    void brackets_and_signs_are_nested_only_so_deep() {
        assertThat(error("(".repeat(400) + "1" + ")".repeat(99))).hasMessageContaining("too many brackets");
        assertThat(error("-".repeat(400) + "1")).hasMessageContaining("too many brackets");
    }

    @Test
    void an_expression_must_also_fit_when_it_is_written_in_full() {
        assertThat(error("d%" + "+d%".repeat(160))).hasMessageContaining("in full it has 804 characters");
    }

    @Test
    void tabs_and_line_breaks_do_not_move_the_caret() {
        assertThat(error("2d6\n+\t* 3").pointed()).startsWith("2d6 + * 3\n      ^\n");
    }

    private static NotationError error(String text) {
        NotationError error = catchThrowableOfType(NotationError.class, () -> Expression.parse(text));
        assertThat(error).as(text.substring(0, Math.min(40, text.length()))).isNotNull();
        return error;
    }
}
