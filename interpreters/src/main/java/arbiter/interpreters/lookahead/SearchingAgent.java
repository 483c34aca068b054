package arbiter.interpreters.lookahead;

import arbiter.interpreters.live.Sides;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;

/** An agent that runs the step under way again, on copies of the table as it knows it, before it answers. */
public interface SearchingAgent<S extends State<S>> extends Agent<S> {

    Game<S> game();

    /** What it answers there by what that viewer may know, as option ids. */
    List<String> answer(Position<S> position, Viewer viewer);

    /** The same by what its side may know. */
    default List<String> answer(Position<S> position) {
        return answer(
                position,
                Sides.viewer(game(), position.now(), position.request().decider()));
    }
}
