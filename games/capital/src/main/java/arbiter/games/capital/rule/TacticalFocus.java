package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.SteppedAside;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Up to six metres of movement on gaining Focus. Ledger: tactical-focus. */
final class TacticalFocus {

    private static final int METRES = 6;
    private static final Step STAY = new Step(Optional.empty());

    private record Step(Optional<Point> place) implements Option {

        @Override
        public String id() {
            return place.map(Point::toString).orElse("stay");
        }

        @Override
        public String text() {
            return place.map(point -> "Move to " + point).orElse("Stay");
        }

        @Override
        public Optional<Pointer> pointer() {
            return place.map(point -> new Pointer.Place(point.toString()));
        }

        @Override
        public boolean declines() {
            return place.isEmpty();
        }
    }

    private TacticalFocus() {}

    static void offer(Play<CapitalState> play, Combatant unit) {
        if (!unit.has(AbilityId.TACTICAL_FOCUS) || unit.grappledBy().isPresent()) {
            return;
        }
        CapitalState state = play.state();
        List<Step> steps = new ArrayList<>();
        steps.add(STAY);
        for (Combatant other : state.combatants()) {
            if (other.present() && state.enemies(unit, other)) {
                add(state, unit, toward(unit, other), steps);
                add(state, unit, away(unit, other), steps);
            }
        }
        play.choose(Request.place(unit.decider(), "tactical-focus.to", steps, text -> read(state, unit, text))
                        .asking(() -> "Where does " + unit.name() + " move, up to " + METRES + "m?")
                        .otherwise(STAY))
                .place()
                .ifPresent(point -> play.emit(new SteppedAside(unit.id(), point)));
    }

    private static Optional<Point> toward(Combatant unit, Combatant other) {
        Point from = unit.base().centre();
        int way = Math.min(METRES * Armoury.MILLIMETRES, unit.base().gap(other.base()));
        return way <= 0 || from.equals(other.base().centre())
                ? Optional.empty()
                : Optional.of(from.toward(other.base().centre(), way));
    }

    private static Optional<Point> away(Combatant unit, Combatant other) {
        Point from = unit.base().centre();
        Point threat = other.base().centre();
        int way = from.distance(threat) + METRES * Armoury.MILLIMETRES;
        return from.equals(threat) ? Optional.empty() : Optional.of(threat.toward(from, way));
    }

    private static void add(CapitalState state, Combatant unit, Optional<Point> place, List<Step> steps) {
        place.filter(point -> refusal(state, unit, point).isEmpty())
                .map(point -> new Step(Optional.of(point)))
                .filter(step -> !steps.contains(step))
                .ifPresent(steps::add);
    }

    private static Step read(CapitalState state, Combatant unit, String text) {
        Point point;
        try {
            point = Point.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        refusal(state, unit, point).ifPresent(reason -> {
            throw new Refused(reason);
        });
        return new Step(Optional.of(point));
    }

    private static Optional<String> refusal(CapitalState state, Combatant unit, Point to) {
        Base there = unit.base().movedTo(to);
        if (unit.base().centre().distance(to) > METRES * Armoury.MILLIMETRES) {
            return Optional.of(to + " is further away than " + METRES + "m");
        }
        if (!Blocker.clear(unit.base().centre(), to, state.blockers())) {
            return Optional.of("something solid stands on the way to " + to);
        }
        for (Combatant other : state.combatants()) {
            if (other != unit && other.present() && there.overlaps(other.base())) {
                return Optional.of(other.name() + " stands at " + to);
            }
        }
        return Optional.empty();
    }
}
