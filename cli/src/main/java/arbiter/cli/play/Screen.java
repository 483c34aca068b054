package arbiter.cli.play;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Forecast;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.View;
import arbiter.rulebook.edit.Edit;
import java.util.List;

/** What players are shown. */
public interface Screen {

    void state(View view);

    void happened(List<LoggedEvent> events);

    /** Only whoever plays that unit may look from now on. */
    void onlyFor(String unit);

    /** Everybody may look again. */
    void forEverybody();

    /** A question, with what is likely to come of its first options; none where that is not worth telling. */
    void question(OpenRequest open, View view, List<Prospect> prospects);

    /** How many things may be done just now without being asked. */
    void unasked(int count);

    /** All of those. */
    void calls(List<Call> calls, View view);

    /** What the gamemaster can change. */
    <S> void edits(List<Edit<S>> edits);

    void outlook(String option, Forecast forecast, View view);

    /** A word from the table to whoever types. */
    void note(String text);

    void ended(Ending ending);
}
