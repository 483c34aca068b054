package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static arbiter.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.capital.CapitalRulebook;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A character of every class, typed in from the first question to the highest level. */
class CapitalCharactersTest {

    private static final CharacterDesk DESK = new CapitalRulebook().characters().orElseThrow();
    private static final int HIGHEST = 10;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "lancer, Lancer",
        "scout, Scout",
        "tank, Tank",
        "sentinel, Sentinel",
        "healer, Healer",
        "captain, Captain"
    })
    void a_new_character_is_legal_and_stays_so_up_to_the_highest_level(String role, String name) {
        Path file = folder.resolve("level-1.yaml");
        Shell made = typing(answers(DESK.create(), role), "character", "new", "capital", "--out", file.toString());

        assertThat(made.exit()).as(made.err()).isZero();
        for (int level = 1; level <= HIGHEST; level++) {
            Shell checked = arbiter("character", "check", file.toString());
            assertThat(checked.exit()).as(checked.out()).isZero();
            assertThat(checked.out()).contains(name + ", Level " + level + ": legal");
            Path next = folder.resolve("level-" + (level + 1) + ".yaml");
            if (level < HIGHEST) {
                String typed = answers(DESK.level(Source.file(file)), role);
                Shell raised = typing(typed, "character", "level", file.toString(), "--out", next.toString());
                assertThat(raised.exit()).as(raised.err()).isZero();
                file = next;
            }
        }
        assertThat(arbiter("character", "level", file.toString()).exit()).isNotZero();
    }

    /** What somebody types who takes the first legal choice, and that class. */
    private static String answers(Questionnaire<String> start, String role) {
        List<String> typed = new ArrayList<>();
        Questionnaire<String> guide = start;
        while (guide.question().isPresent()) {
            String answer = answer(guide.question().get(), role);
            typed.add(answer);
            guide = guide.answer(answer);
        }
        return String.join("\n", typed) + "\n";
    }

    private static String answer(Question question, String role) {
        List<String> open = question.options().stream()
                .filter(choice -> choice.refusal().isEmpty())
                .map(Choice::id)
                .toList();
        if (open.contains(role)) {
            return role;
        }
        return switch (question.form()) {
            case TEXT -> "Something";
            case NUMBER -> String.valueOf(question.most());
            case DICE -> "minimum";
            default -> open.get(0);
        };
    }
}
