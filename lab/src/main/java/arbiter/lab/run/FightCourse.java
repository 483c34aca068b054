package arbiter.lab.run;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.tally.FightResult.UnitResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** How a fight goes round by round: who stands best, and who has fallen. */
final class FightCourse<S extends State<S>> {

    private final Game<S> game;
    private final List<String> sides;
    private final List<String> leaders = new ArrayList<>();
    private final Map<String, Integer> down = new LinkedHashMap<>();
    private final int firstRound;
    private OptionalInt firstFall = OptionalInt.empty();
    private View last;

    FightCourse(Game<S> game, S start, List<String> sides) {
        this.game = game;
        this.sides = sides;
        this.firstRound = Math.max(1, game.moment(start).round());
        this.last = game.glance(start, Viewer.GAMEMASTER);
        look(last, 0);
    }

    /** A round of the table as one of the fight, the first of which is 1; before the first one it is 1 too. */
    int round(int now) {
        return Math.max(1, now - firstRound + 1);
    }

    /** A round is over. */
    void roundOver(S state, int round) {
        look(glance(state), round);
        String leader = leader(state);
        while (leaders.size() < round) {
            leaders.add(leader);
        }
    }

    /** The fight is over in that round; what each unit came to. */
    Map<String, UnitResult> end(S state, int round) {
        look(glance(state), round);
        int first = firstFall.orElse(-1);
        Map<String, UnitResult> units = new TreeMap<>();
        for (View.Unit unit : last.units()) {
            int fell = down.getOrDefault(unit.id(), 0);
            units.put(unit.id(), new UnitResult(unit.name(), unit.side(), fell, fell > 0 && fell == first, bars(unit)));
        }
        return units;
    }

    List<String> leaders() {
        return List.copyOf(leaders);
    }

    private View glance(S state) {
        return game.glance(state, Viewer.GAMEMASTER);
    }

    private void look(View view, int round) {
        last = view;
        for (View.Unit unit : view.units()) {
            if (unit.out().isEmpty()) {
                down.remove(unit.id());
            } else if (down.putIfAbsent(unit.id(), round) == null && firstFall.isEmpty() && round > 0) {
                firstFall = OptionalInt.of(round);
            }
        }
    }

    /** The side that stands best by the game's own measure, "" where two stand alike. */
    private String leader(S state) {
        String leader = "";
        double best = Double.NEGATIVE_INFINITY;
        for (String side : sides) {
            double worth = game.worth(state, side);
            leader = worth > best ? side : worth == best ? "" : leader;
            best = Math.max(best, worth);
        }
        return leader;
    }

    private static Map<String, Integer> bars(View.Unit unit) {
        Map<String, Integer> left = new TreeMap<>();
        unit.bars().forEach(bar -> left.putIfAbsent(bar.label(), bar.value()));
        return left;
    }
}
