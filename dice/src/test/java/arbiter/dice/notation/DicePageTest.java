package arbiter.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Numbers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page about the notation tells the truth. */
class DicePageTest {

    private static final Path PAGE = Path.of("..", "docs", "dice.md");

    record Row(String expression, String question, double answer) {}

    @ParameterizedTest
    @MethodSource("rows")
    void every_row_of_the_page_gives_the_answer_it_promises(Row row) {
        Expression expression = Expression.parse(row.expression());

        assertThat(ask(expression.exact(), row.question())).isCloseTo(row.answer(), within(5.001e-7));
        assertThat(ask(expression.fast(), row.question())).isCloseTo(row.answer(), within(5.001e-7));
    }

    @Test
    void the_page_shows_rolls_and_mistakes_as_they_are_printed() throws IOException {
        assertThat(Files.readString(PAGE))
                .contains(Expression.parse("4d10kh1+7")
                        .roll(Script.of(3, 9, 2, 5))
                        .text())
                .contains(Expression.parse("2d6 reroll 1 lowest")
                        .roll(Script.of(5, 2, 1))
                        .text())
                .contains(Expression.parse("d6!").roll(Script.of(6, 6, 2)).text())
                .contains(Expression.parse("2d6min3").roll(Script.of(1, 5)).text())
                .contains(mistake("2d6 +* 3").indent(4));
    }

    private static String mistake(String text) {
        try {
            return Expression.parse(text).text();
        } catch (NotationError error) {
            return error.pointed();
        }
    }

    static Stream<Row> rows() throws IOException {
        List<Row> rows = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|"))
                .filter(cells -> cells.length == 5)
                .map(cells -> new Row(
                        cells[1].strip().replace("`", ""), cells[3].strip(), Double.parseDouble(cells[4].strip())))
                .toList();
        assertThat(rows).hasSizeGreaterThan(30);
        return rows.stream();
    }

    /** {@code mean damage}, {@code total >= 7}, {@code total = 7}, or a chance by its name. */
    private static double ask(Odds odds, String question) {
        String[] words = question.split(" ");
        if (words.length == 1) {
            return odds.chances().get(question).probability();
        }
        if (words[0].equals("mean")) {
            return odds.numbers().get(words[1]).mean();
        }
        Numbers numbers = odds.numbers().get(words[0]);
        int number = Integer.parseInt(words[2]);
        return words[1].equals(">=") ? numbers.atLeast(number) : numbers.probabilityOf(number);
    }
}
