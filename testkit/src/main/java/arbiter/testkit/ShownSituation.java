package arbiter.testkit;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A situation that a page of the documentation shows, and what is said about it if it is wrong. */
public record ShownSituation(String yaml, Optional<String> message) {

    private static final String FINE = "as expected";

    /** A block of YAML, and the block of text after it as far as only words stand between them. */
    private static final Pattern SHOWN = Pattern.compile("(?s)```yaml\n(.*?\n)```(?:[^`]*\n\n```text\n(.*?)\n```)?");

    public static List<ShownSituation> on(Path page) {
        try {
            return SHOWN.matcher(Files.readString(page))
                    .results()
                    .map(block -> new ShownSituation(block.group(1), Optional.ofNullable(block.group(2))))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * What comes of it: its commands are carried out and its expectations looked at, or, without commands, the game's own
     * players go on for so many answers.
     */
    public <S extends State<S>> String outcome(Rulebook<S> book, Path folder, int answers) {
        try {
            Situation situation = Situation.read(Source.text("situation.yaml", yaml), folder);
            SituationTable<S> run = SituationTable.of(book, situation, 1);
            if (situation.commands().isEmpty()) {
                run.playOut(Opponents.of(book), answers);
            }
            run.play(situation.commands().size());
            run.finish();
            return Expected.check(run).stream()
                    .filter(result -> !result.held())
                    .map(Expected.Result::toString)
                    .findFirst()
                    .orElse(FINE);
        } catch (ContentProblems problems) {
            return problems.getMessage();
        }
    }

    /** What must come of it. */
    public String expected() {
        return message.orElse(FINE);
    }
}
