package arbiter.kernel;

import java.util.List;
import java.util.Optional;

/** What one viewer sees of a table: made by the game, sent as it is. */
public record View(Moment moment, List<Unit> units, Board board, List<Detail> details) {

    /** A unit as a viewer sees it. */
    public record Unit(
            String id,
            String name,
            String side,
            Optional<String> place,
            boolean active,
            List<Bar> bars,
            List<Condition> conditions,
            List<Detail> details) {}

    /** A resource: {@code HP 8 of 18}. */
    public record Bar(String label, int value, int maximum) {}

    /** Something a unit is under, what it means and how long it lasts. */
    public record Condition(String name, String explanation, Optional<String> duration) {}

    /** A line of a sheet, with its parts and sub-lines. */
    public record Detail(String label, String value, List<Modifiers.Part> parts, List<Detail> within) {

        public static Detail of(String label, Object value) {
            return new Detail(label, value.toString(), List.of(), List.of());
        }

        public static Detail total(String label, Modifiers total) {
            return new Detail(label, Integer.toString(total.total()), total.parts(), List.of());
        }
    }

    /** The kind of board and what stands on it besides units. */
    public record Board(String kind, List<Detail> features) {

        public static final Board NONE = new Board("none", List.of());
    }

    /** The unit with that id, if the viewer sees it. */
    public Optional<Unit> unit(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }
}
