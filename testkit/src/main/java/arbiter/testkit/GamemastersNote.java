package arbiter.testkit;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.State;

/** Something that the gamemaster keeps in mind; it stands in the log for nobody else. */
record GamemastersNote<S extends State<S>>() implements Event<S> {

    @Override
    public void apply(S state) {}

    @Override
    public Line line(S state) {
        return Line.of("The bridge is mined");
    }

    @Override
    public Audience audience(S state) {
        return Audience.GAMEMASTER;
    }
}
