package arbiter.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about a word that nobody knows. */
class NearestTest {

    private static final List<String> FEW = List.of("oak", "elm", "ash");

    private static List<String> many() {
        List<String> many = new ArrayList<>(FEW);
        for (int i = 1; i <= 10; i++) {
            many.add("tree-" + i);
        }
        return many;
    }

    @Test
    void the_nearest_word_is_named_or_all_when_they_are_few() {
        assertThat(Nearest.unknown("tree", "oka", FEW)).isEqualTo("unknown tree 'oka'; did you mean 'oak'?");
        assertThat(Nearest.unknown("tree", "maple", FEW)).isEqualTo("unknown tree 'maple'; there is oak, elm, ash");
        assertThat(Nearest.unknown("tree", "maple", many())).isEqualTo("unknown tree 'maple'");
    }

    @Test
    void among_many_all_are_named_if_they_are_asked_for() {
        String all = String.join(", ", many());

        assertThat(Nearest.unknownAmong("tree", "maple", many())).isEqualTo("unknown tree 'maple'; there is " + all);
        assertThat(Nearest.unknownAmong("tree", "oka", many()))
                .isEqualTo("unknown tree 'oka'; did you mean 'oak'? There is " + all);
        assertThat(Nearest.unknownAmong("tree", "oka", FEW)).isEqualTo("unknown tree 'oka'; did you mean 'oak'?");
    }
}
