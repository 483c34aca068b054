package arbiter.testkit;

import arbiter.dice.Dice;
import arbiter.kernel.Audience;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.testkit.Lane.Walker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** People walk on a lane and hit whoever is beside them; somebody may be hidden. With a leak to be found, or none. */
final class LaneGame implements Game<Lane> {

    /** Where a game may give its secrets away. */
    enum Leak {
        NONE,
        LEAVES_NOBODY_OUT,
        KEEPS_THE_PLACE_CLOSED,
        KEEPS_THE_TURN,
        TELLS_IN_THE_LOG,
        LETS_THE_OPPONENT_PEEK,
        READS_NOTES_ALOUD,
        COUNTS_NOTES,
        PLAYS_BY_NOTES
    }

    private final Leak leak;

    LaneGame(Leak leak) {
        this.leak = leak;
    }

    record Walked(String who, int to) implements Event<Lane> {

        @Override
        public void apply(Lane state) {
            state.replace(state.walker(who).orElseThrow().at(to));
        }

        @Override
        public Line line(Lane state) {
            return Line.says().unit(who, who).words(" goes to " + to).line();
        }

        @Override
        public Audience audience(Lane state) {
            return Audience.EVERYONE;
        }
    }

    record Struck(String whom) implements Event<Lane> {

        @Override
        public void apply(Lane state) {
            state.replace(state.walker(whom).orElseThrow().hurt());
        }

        @Override
        public Line line(Lane state) {
            return Line.says().unit(whom, whom).words(" is hit").line();
        }

        @Override
        public Audience audience(Lane state) {
            return Audience.EVERYONE;
        }
    }

    record TurnPassed(String who, boolean told) implements Event<Lane> {

        @Override
        public void apply(Lane state) {
            state.turn++;
        }

        @Override
        public Line line(Lane state) {
            return told
                    ? Line.of("a turn is over")
                    : Line.says().unit(who, who).words(" is done").line();
        }

        @Override
        public Audience audience(Lane state) {
            return Audience.EVERYONE;
        }
    }

    /** The gamemaster's; the lane keeps it. */
    record Noted(Leak leak) implements Event<Lane> {

        @Override
        public void apply(Lane state) {
            state.notes++;
        }

        @Override
        public Line line(Lane state) {
            return Line.of("the well is poisoned");
        }

        @Override
        public Audience audience(Lane state) {
            return leak == Leak.READS_NOTES_ALOUD ? Audience.EVERYONE : Audience.GAMEMASTER;
        }
    }

    @Override
    public String id() {
        return "lane";
    }

    @Override
    public void advance(Play<Lane> play) {
        Lane state = play.state();
        Walker walker = state.acting();
        List<PlainOption> options = new ArrayList<>();
        options.add(PlainOption.of("wait", "Wait"));
        if (leak == Leak.PLAYS_BY_NOTES && state.notes > 0) {
            options.add(PlainOption.of("drink", "Drink from the well"));
        }
        for (Walker other : state.walkers) {
            if (!other.side().equals(walker.side()) && Math.abs(other.place() - walker.place()) == 1) {
                options.add(PlainOption.of("hit:" + other.id(), "Hit " + other.id()));
            }
        }
        for (int place = 0; place < Lane.LENGTH; place++) {
            if (Math.abs(place - walker.place()) <= 2 && free(state, place).isEmpty()) {
                options.add(PlainOption.of("" + place, "Go to " + place));
            }
        }
        String chosen = play.choose(
                        Request.place(Decider.unit(walker.id()), "turn.action", options, text -> read(state, text))
                                .asking(() -> "What does " + walker.id() + " do?")
                                .asCommand())
                .id();
        if (chosen.startsWith("hit:")) {
            if (play.draw("turn.hit", Dice.of(1, 6)).sum() > 3) {
                play.emit(new Struck(chosen.substring(4)));
            }
        } else if (chosen.matches("\\d+")) {
            play.emit(new Walked(walker.id(), Integer.parseInt(chosen)));
        }
        play.emit(new TurnPassed(walker.id(), leak == Leak.TELLS_IN_THE_LOG && walker.hidden()));
    }

    private static PlainOption read(Lane state, String text) {
        if (!text.matches("\\d")) {
            throw new Refused(text + " is no place");
        }
        free(state, Integer.parseInt(text)).ifPresent(why -> {
            throw new Refused(why);
        });
        return PlainOption.of(text, "Go to " + text);
    }

    /** Why a place cannot be entered. */
    private static Optional<String> free(Lane state, int place) {
        if (state.closed.contains(place)) {
            return Optional.of("something is there");
        }
        return state.on(place).map(walker -> walker.id() + " is there");
    }

    @Override
    public Optional<Ending> ending(Lane state) {
        Set<String> sides = state.walkers.stream()
                .filter(walker -> walker.health() > 0)
                .map(Walker::side)
                .collect(Collectors.toSet());
        return sides.size() > 1
                ? Optional.empty()
                : Optional.of(Ending.wonBy(sides.stream().findFirst().orElse(""), "It is over"));
    }

    @Override
    public Moment moment(Lane state) {
        return new Moment(1, state.turn, state.acting().id() + "'s turn");
    }

    @Override
    public View view(Lane state, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Walker walker : state.walkers) {
            units.add(new View.Unit(
                    walker.id(),
                    walker.id(),
                    walker.side(),
                    Optional.of(View.Position.at("" + walker.place())),
                    walker == state.acting(),
                    walker.hidden(),
                    List.of(new View.Bar("health", walker.health(), 2)),
                    List.of(),
                    List.of()));
        }
        List<View.Detail> details = viewer.gamemaster() || leak == Leak.COUNTS_NOTES
                ? List.of(View.Detail.of("notes", "" + state.notes))
                : List.of();
        return new View(moment(state), List.of(), units, View.Board.NONE, details);
    }

    @Override
    public Set<String> hidden(Lane state) {
        return state.walkers.stream().filter(Walker::hidden).map(Walker::id).collect(Collectors.toSet());
    }

    @Override
    public Lane known(Lane state, Viewer viewer) {
        boolean peeks = leak == Leak.LETS_THE_OPPONENT_PEEK && viewer.units().size() > 1;
        if (viewer.gamemaster() || leak == Leak.LEAVES_NOBODY_OUT || peeks) {
            return state;
        }
        Lane known = state.copy();
        known.notes = leak == Leak.COUNTS_NOTES || leak == Leak.PLAYS_BY_NOTES ? state.notes : 0;
        for (Walker walker : state.walkers) {
            if (walker.hidden() && !viewer.plays(walker.id())) {
                leaveOut(known, walker);
            }
        }
        return known.equals(state) ? state : known;
    }

    private void leaveOut(Lane known, Walker walker) {
        int count = known.walkers.size();
        int place = known.walkers.indexOf(walker);
        int before = known.turn % count;
        boolean wraps = place == before && before == count - 1;
        known.turn = known.turn / count * (count - 1) + before - (place < before ? 1 : 0);
        known.turn += leak == Leak.KEEPS_THE_TURN && place == before && !wraps ? count - 2 : 0;
        known.walkers.remove(walker);
        if (leak == Leak.KEEPS_THE_PLACE_CLOSED) {
            known.closed.add(walker.place());
        }
    }

    @Override
    public Optional<String> side(Lane state, Decider decider) {
        return state.walker(decider.id()).map(Walker::side);
    }

    @Override
    public double worth(Lane state, String side) {
        double worth = 0;
        for (Walker walker : state.walkers) {
            double nearest = state.walkers.stream()
                    .filter(other -> !other.side().equals(walker.side()))
                    .mapToInt(other -> Math.abs(other.place() - walker.place()))
                    .min()
                    .orElse(0);
            double own = 10 * walker.health() - nearest;
            worth += walker.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
