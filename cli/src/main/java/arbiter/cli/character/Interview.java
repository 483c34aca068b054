package arbiter.cli.character;

import arbiter.cli.play.KeyboardLines;
import arbiter.cli.play.Lines;
import arbiter.cli.play.PipedLines;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import java.util.List;
import java.util.Optional;

/** Asks the questions of a questionnaire at the terminal until there is a character. The questions go to standard error. */
public final class Interview {

    private static final String BACK = "back";
    private static final String QUIT = "quit";

    private final Terminal terminal;
    private final Lines lines;

    private Interview(Terminal terminal, Lines lines) {
        this.terminal = terminal;
        this.lines = lines;
    }

    /** The character file; empty if somebody left before the end. */
    public static Optional<String> hold(Questionnaire<String> questions, Terminal terminal) {
        try (Lines lines = terminal.interactive() ? KeyboardLines.open(terminal) : new PipedLines(terminal)) {
            return new Interview(terminal, lines).ask(questions);
        }
    }

    private Optional<String> ask(Questionnaire<String> start) {
        Questionnaire<String> questions = start;
        boolean shown = false;
        while (questions.question().isPresent()) {
            Question question = questions.question().get();
            if (!shown) {
                show(question);
            }
            Optional<String> typed = lines.next("> ").map(String::strip);
            if (typed.isEmpty() || typed.get().equals(QUIT)) {
                return Optional.empty();
            }
            try {
                questions =
                        typed.get().equals(BACK) ? questions.back() : questions.answer(meant(question, typed.get()));
                shown = false;
            } catch (Refused refusal) {
                terminal.err().println(refusal.getMessage());
                shown = true;
            }
        }
        return questions.result();
    }

    private void show(Question question) {
        String span =
                question.form() == Question.Form.NUMBER ? " (" + question.least() + " to " + question.most() + ")" : "";
        terminal.err().println(question.prompt() + span);
        List<Choice> choices = question.options();
        for (int i = 0; i < choices.size(); i++) {
            Choice choice = choices.get(i);
            String not =
                    choice.refusal().map(reason -> " (not now: " + reason + ")").orElse("");
            String text = choice.text().equals(choice.id()) ? "" : "  " + choice.text();
            terminal.err().println("  " + (i + 1) + "  " + choice.id() + text + not);
        }
    }

    /** A number stands for the choice at that place, except where a number is asked for. */
    private static String meant(Question question, String typed) {
        boolean counts = question.form() == Question.Form.OPTION || question.form() == Question.Form.TEXT;
        if (counts && typed.matches("\\d{1,3}")) {
            int place = Integer.parseInt(typed) - 1;
            if (place >= 0 && place < question.options().size()) {
                return question.options().get(place).id();
            }
        }
        return typed;
    }
}
