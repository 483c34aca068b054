package arbiter.kernel;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one viewer sees of a table: made by the game, sent as it is. The order holds the ids of the units in the order in
 * which they act from now on; so many of them are left in this round, the others act in the next.
 */
public record View(Moment moment, List<String> order, List<Unit> units, Board board, List<Detail> details, int left) {

    /** Everybody in the order acts in this round. */
    public View(Moment moment, List<String> order, List<Unit> units, Board board, List<Detail> details) {
        this(moment, order, units, board, details, order.size());
    }

    /** Units alone, for whoever compares them. */
    public static View glance(Moment moment, List<Unit> units) {
        return new View(moment, List.of(), units, Board.NONE, List.of());
    }

    /**
     * A unit as a viewer sees it; whoever is out of the fight has a word for it: {@code defeated}. The emblem is the name
     * of a drawing for what everybody sees it to be: {@code medic}.
     */
    public record Unit(
            String id,
            String name,
            String side,
            Optional<Position> position,
            boolean active,
            boolean hidden,
            Optional<String> out,
            List<Bar> bars,
            List<Condition> conditions,
            List<Detail> details,
            Optional<String> emblem) {

        /** One who is in the fight, without an emblem. */
        public Unit(
                String id,
                String name,
                String side,
                Optional<Position> position,
                boolean active,
                boolean hidden,
                List<Bar> bars,
                List<Condition> conditions,
                List<Detail> details) {
            this(
                    id,
                    name,
                    side,
                    position,
                    active,
                    hidden,
                    Optional.empty(),
                    bars,
                    conditions,
                    details,
                    Optional.empty());
        }

        public Optional<String> place() {
            return position.map(Position::place);
        }

        /** The same unit with these details. */
        public Unit with(List<Detail> some) {
            return some.isEmpty() && details.isEmpty()
                    ? this
                    : new Unit(id, name, side, position, active, hidden, out, bars, conditions, some, emblem);
        }
    }

    /** Where a unit stands in the notation of the board, how wide it is, and which way and how high, if that matters. */
    public record Position(String place, double size, OptionalDouble facing, OptionalDouble height) {

        public static Position at(String place) {
            return new Position(place, 0, OptionalDouble.empty(), OptionalDouble.empty());
        }
    }

    /** A resource: {@code HP 8 of 18}; one that is lost level by level is made of several equal parts. */
    public record Bar(String label, int value, int maximum, int parts) {

        public Bar(String label, int value, int maximum) {
            this(label, value, maximum, 1);
        }
    }

    /** Something a unit is under, what it means, how long it lasts, and the other unit that it ties this one to. */
    public record Condition(String name, String explanation, Optional<String> duration, Optional<String> unit) {

        public Condition(String name, String explanation, Optional<String> duration) {
            this(name, explanation, duration, Optional.empty());
        }
    }

    /** A line of a sheet, with its parts and sub-lines. */
    public record Detail(String label, String value, List<Modifiers.Part> parts, List<Detail> within) {

        public static Detail of(String label, Object value) {
            return new Detail(label, value.toString(), List.of(), List.of());
        }

        public static Detail total(String label, Modifiers total) {
            return new Detail(label, Integer.toString(total.total()), total.parts(), List.of());
        }
    }

    /** The kind of board, what stands on it besides units, and what a gamemaster can paint on its places. */
    public record Board(String kind, List<Feature> features, List<String> paints) {

        public static final Board NONE = new Board("none", List.of());

        public Board(String kind, List<Feature> features) {
            this(kind, features, List.of());
        }
    }

    /**
     * Something on the board: what it is, its name, the places that make it up in the notation of the board (corners of
     * a building, the middle of a pillar, the cells of an area), its diameter where that says how large it is, and more
     * about it.
     */
    public record Feature(String kind, String name, List<String> at, double size, List<Detail> details) {

        public static Feature of(String kind, String... at) {
            return new Feature(kind, kind, List.of(at), 0, List.of());
        }
    }

    /** The unit with that id, if the viewer sees it. */
    public Optional<Unit> unit(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }
}
