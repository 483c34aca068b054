package arbiter.interpreters.situation;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.List;

/** What happens in a worked example, line by line, when its commands are carried out. */
public final class ExampleLog {

    private static final long SEED = 1;

    private ExampleLog() {}

    public static <S extends State<S>> List<String> of(Rulebook<S> book, Encounter example) {
        return played(book, example).table().log().stream()
                .map(LoggedEvent::text)
                .toList();
    }

    /** What the example expects and does not come of it. */
    public static <S extends State<S>> List<String> unmet(Rulebook<S> book, Encounter example) {
        return Expected.check(played(book, example)).stream()
                .filter(result -> !result.held())
                .map(Expected.Result::toString)
                .toList();
    }

    private static <S extends State<S>> SituationTable<S> played(Rulebook<S> book, Encounter example) {
        SituationTable<S> run = SituationTable.of(book, example.situation(), SEED);
        run.play(run.situation().commands().size());
        run.finish();
        return run;
    }
}
