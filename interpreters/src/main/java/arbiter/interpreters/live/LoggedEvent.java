package arbiter.interpreters.live;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;

/** An event as it stands in a table's log: its number, its line and who may read it. */
public record LoggedEvent(int number, Moment moment, Event<?> event, Line line, Audience audience) {

    public String text() {
        return line.text();
    }
}
