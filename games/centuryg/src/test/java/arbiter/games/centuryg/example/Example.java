package arbiter.games.centuryg.example;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Entry;
import arbiter.kernel.Option;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A situation of examples/centuryg, played command by command. */
final class Example {

    static final Path FOLDER = Path.of("../../examples/centuryg");

    private final SituationTable<CenturyState> run;
    private int played;

    private Example(Situation situation) {
        this.run = SituationTable.of(Tables.BOOK, situation, 1);
        run.play(0);
    }

    static Example of(String name) {
        return new Example(Situation.read(FOLDER.resolve(name + ".yaml")));
    }

    /** The same with something in the file written otherwise. */
    static Example of(String name, String from, String to) {
        String text = text(name);
        assertThat(text).contains(from);
        return new Example(Situation.read(Source.text(name + ".yaml", text.replace(from, to)), FOLDER));
    }

    static String text(String name) {
        try {
            return Files.readString(FOLDER.resolve(name + ".yaml"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Carries out so many more commands. */
    Example play(int commands) {
        run.play(commands);
        played += commands;
        return this;
    }

    /** Carries out the rest; everything in the file must be used and everything expected hold. */
    Example finish() {
        play(run.situation().commands().size() - played);
        run.finish();
        assertThat(Expected.check(run)).allMatch(Expected.Result::held);
        return this;
    }

    CenturyState state() {
        return run.table().state();
    }

    Fighter unit(String id) {
        return state().unit(id);
    }

    List<String> log() {
        return run.table().log().stream().map(LoggedEvent::text).toList();
    }

    /** Who answered what at that label, as {@code wolf: not-so-fast}. */
    List<String> answers(String label) {
        List<String> answers = new ArrayList<>();
        for (Entry<CenturyState> entry : run.table().journal().entries()) {
            if (entry instanceof Entry.Answered<CenturyState> answered
                    && answered.label().equals(label)) {
                answers.add(answered.decider() + ": " + String.join("; ", answered.options()));
            }
        }
        return answers;
    }

    /** What can be done now. */
    List<String> offered() {
        return ids(run.commandRequest().orElseThrow());
    }

    /** What would come of that, with every choice on the way made by default. */
    Outlook odds(String command) {
        OpenRequest open = run.commandRequest().orElseThrow();
        return Preview.of(run.table(), open, List.of(command)).exact();
    }

    /** Does something else than the file and stops at the first question with that label; what is offered there. */
    List<String> offeredAt(String command, String label) {
        answer(run.commandRequest().orElseThrow(), command);
        while (!run.table().open().get(0).request().label().equals(label)) {
            OpenRequest open = run.table().open().get(0);
            answer(open, open.request().fallback().id());
        }
        return ids(run.table().open().get(0));
    }

    private void answer(OpenRequest open, String option) {
        run.table().answer(arbiter.kernel.Viewer.GAMEMASTER, open.id(), List.of(option));
    }

    private static List<String> ids(OpenRequest open) {
        return open.request().options().stream().map(Option::id).toList();
    }
}
