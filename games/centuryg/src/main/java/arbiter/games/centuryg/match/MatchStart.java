package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A Scene turns into a Match, with or without an ambush. Ledger: BCG-MATCH-3. */
public final class MatchStart {

    private MatchStart() {}

    /** A side that lies in ambush, or nobody. */
    private record Side(String id, String text) implements Option {

        @Override
        public boolean declines() {
            return id.isEmpty();
        }
    }

    public static void begin(Play<CenturyState> play) {
        List<Side> sides = new ArrayList<>(List.of(new Side("", "Nobody is surprised")));
        for (Fighter fighter : play.state().units()) {
            Side side = new Side(fighter.side(), "The " + fighter.side() + " lie in ambush");
            if (fighter.isFighting() && !sides.contains(side)) {
                sides.add(side);
            }
        }
        Side hidden = play.choose(
                Request.one(Decider.GAMEMASTER, "match.ambush", sides).asking(() -> "Does anybody lie in ambush?"));
        List<String> ambushers = new ArrayList<>();
        List<String> surprised = new ArrayList<>();
        if (!hidden.declines()) {
            for (Fighter fighter : play.state().units()) {
                (fighter.side().equals(hidden.id()) ? ambushers : surprised).add(fighter.id());
            }
        }
        play.emit(new MatchBegan(List.copyOf(ambushers), List.copyOf(surprised)));
    }

    /** Violence: some may have lain in ambush for others. Ledger: BCG-MATCH-3. */
    public record MatchBegan(List<String> ambushers, List<String> surprised) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.scene().at(SceneScale.MATCH).withAmbush(ambushers, surprised));
            Phase first = ambushers.isEmpty() ? Phase.INITIATIVE : Phase.SURPRISE;
            Course.matchBegins(state, first);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(ambushers.isEmpty() ? "A Match begins" : "A Match begins with an ambush");
        }
    }
}
