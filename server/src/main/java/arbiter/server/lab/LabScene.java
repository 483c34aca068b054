package arbiter.server.lab;

import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.Job;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/**
 * What a job is about: fights ready to be played, what they are called, and the table options they are played with.
 */
record LabScene(Fights<?> fights, String title, Map<String, String> options) {

    /** The same with bars set by hand. */
    LabScene with(List<BarChange> changes) {
        return changes.isEmpty() ? this : new LabScene(changed(fights, changes), title, options);
    }

    private static <S extends State<S>> Fights<S> changed(Fights<S> fights, List<BarChange> changes) {
        S state = fights.start();
        BarEdits.apply(fights.book(), state, changes);
        Start start = new Start.Standing(
                fights.job().start().name(), JournalJson.of(fights.book()).writeState(state));
        return Fights.of(fights.job().with(start), fights.book());
    }

    /** The same fights under another job of the same game. */
    Fights<?> under(Job job) {
        return Fights.of(job, fights.book());
    }

    /** The sides with their units and the bars that can be changed. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("title", title)
                .put("game", fights.book().id())
                .put("name", fights.book().name())
                .put("seed", fights.job().seed());
        sides(fights, json.putArray("sides"));
        return json;
    }

    private static <S extends State<S>> void sides(Fights<S> fights, ArrayNode list) {
        S state = fights.start();
        List<View.Unit> units =
                fights.book().game().view(state, Viewer.GAMEMASTER).units();
        for (String side : fights.sides()) {
            ArrayNode own = list.addObject()
                    .put("id", side)
                    .put("agent", agent(fights, side))
                    .putArray("units");
            units.stream().filter(unit -> unit.side().equals(side)).forEach(unit -> {
                ArrayNode bars = own.addObject()
                        .put("id", unit.id())
                        .put("name", unit.name())
                        .putArray("bars");
                BarEdits.of(fights.book(), state, unit.id())
                        .forEach(bar -> bars.addObject()
                                .put("id", bar.id())
                                .put("label", bar.label())
                                .put("now", bar.now())
                                .put("from", bar.from())
                                .put("to", bar.to()));
            });
        }
    }

    private static String agent(Fights<?> fights, String side) {
        return fights.job()
                .agents()
                .getOrDefault(side, AgentChoice.FAST)
                .toString();
    }
}
