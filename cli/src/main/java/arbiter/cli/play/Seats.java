package arbiter.cli.play;

import arbiter.content.Nearest;
import arbiter.kernel.Decider;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who is played by people at this screen and who by the game's opponent, and what may be shown to whom. */
public final class Seats {

    private final Set<String> agents;
    private final Map<String, String> sides = new TreeMap<>();
    private final Viewer everybody;
    private final boolean oneSide;

    private Seats(View view, Set<String> agents) {
        this.agents = agents;
        view.units().forEach(unit -> sides.put(unit.id(), unit.side()));
        List<String> people =
                sides.keySet().stream().filter(unit -> !isAgent(unit)).toList();
        oneSide = people.stream().map(sides::get).distinct().count() <= 1;
        everybody = oneSide ? new Viewer(false, Set.copyOf(people)) : Viewer.SPECTATOR;
    }

    /** Seats the opponent at those units and sides; refused if there is no such unit or side. */
    public static Seats of(View view, List<String> agents) {
        Set<String> known = new TreeSet<>(List.of(Decider.GAMEMASTER.id()));
        view.units().forEach(unit -> known.addAll(List.of(unit.id(), unit.side())));
        for (String agent : agents) {
            if (!known.contains(agent)) {
                throw new Refused("--agent: " + Nearest.unknown("unit or side", agent, known));
            }
        }
        return new Seats(view, Set.copyOf(agents));
    }

    boolean isAgent(Decider decider) {
        return isAgent(decider.id());
    }

    /** What everybody in front of the screen may see: the secrets of their side, if all of them are on one. */
    Viewer everybody() {
        return everybody;
    }

    /** Whether people of several sides share the screen, so that nothing on it may betray what one of them hides. */
    boolean shared() {
        return !oneSide;
    }

    /** Whether only some of those in front of the screen may look at this request. */
    boolean isPrivate(Request<?> request) {
        return request.secret() && !oneSide;
    }

    /** What may be shown while that request is on the screen. */
    Viewer looking(Request<?> request) {
        return isPrivate(request) ? Viewer.player(request.decider().id()) : everybody;
    }

    /** What whoever answers that request may know; what nobody's unit is asked is the gamemaster's. */
    Viewer answering(Request<?> request) {
        Viewer player = oneSide ? everybody : Viewer.player(request.decider().id());
        return player.answersFor(request.decider()) ? player : Viewer.GAMEMASTER;
    }

    private boolean isAgent(String unit) {
        return agents.contains(unit) || agents.contains(sides.getOrDefault(unit, unit));
    }
}
