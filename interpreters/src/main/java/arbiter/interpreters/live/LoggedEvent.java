package arbiter.interpreters.live;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;
import arbiter.kernel.Walk;
import java.util.Optional;

/** An event as it stands in a table's log: its number, its line, who may read it, and the way somebody went. */
public record LoggedEvent(
        int number, Moment moment, Event<?> event, Line line, Audience audience, Optional<Walk> walk) {

    public String text() {
        return line.text();
    }
}
