package arbiter.interpreters.wire;

import arbiter.kernel.Modifiers;
import arbiter.kernel.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How things stand, for programs. */
public record ViewJson(
        Moment moment, List<String> order, List<Unit> units, Board board, List<Detail> details, int left) {

    public static ViewJson of(View view) {
        return new ViewJson(
                Moment.of(view.moment()),
                view.order(),
                view.units().stream().map(Unit::of).toList(),
                Board.of(view.board()),
                Detail.of(view.details()),
                view.left());
    }

    /** Without the number of the turn, which would count the turns of hidden units. */
    public record Moment(int round, String text) {

        public static Moment of(arbiter.kernel.Moment moment) {
            return new Moment(moment.round(), moment.text());
        }
    }

    /** A unit; its seat, whether it is the viewer's, a raised hand and orders are told only at a table of the server. */
    public record Unit(
            String id,
            String name,
            String side,
            Optional<String> place,
            Optional<Double> size,
            Optional<Double> facing,
            Optional<Double> height,
            boolean active,
            boolean hidden,
            Optional<String> out,
            List<Bar> bars,
            List<Condition> conditions,
            List<Detail> details,
            Optional<String> emblem,
            Optional<Seat> seat,
            Optional<Boolean> yours,
            Optional<Boolean> hand,
            Optional<Boolean> passing,
            Optional<Map<String, String>> orders) {

        public static Unit of(View.Unit unit) {
            return of(unit, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** The unit as it is played: by whom, and what its player said in advance, where the viewer may know. */
        public static Unit seated(
                View.Unit unit, Seat seat, boolean yours, boolean hand, boolean passing, Map<String, String> orders) {
            return of(unit, Optional.of(seat), Optional.of(yours), flag(hand), flag(passing), present(orders));
        }

        private static Unit of(
                View.Unit unit,
                Optional<Seat> seat,
                Optional<Boolean> yours,
                Optional<Boolean> hand,
                Optional<Boolean> passing,
                Optional<Map<String, String>> orders) {
            Optional<View.Position> position = unit.position();
            return new Unit(
                    unit.id(),
                    unit.name(),
                    unit.side(),
                    unit.place(),
                    position.map(View.Position::size),
                    position.filter(at -> at.facing().isPresent())
                            .map(at -> at.facing().getAsDouble()),
                    position.filter(at -> at.height().isPresent())
                            .map(at -> at.height().getAsDouble()),
                    unit.active(),
                    unit.hidden(),
                    unit.out(),
                    unit.bars().stream().map(Bar::of).toList(),
                    unit.conditions().stream().map(Condition::of).toList(),
                    Detail.of(unit.details()),
                    unit.emblem(),
                    seat,
                    yours,
                    hand,
                    passing,
                    orders);
        }
    }

    /** What changes of a unit while a fight goes on, as it was just after an event. */
    public record UnitState(
            String id,
            String name,
            String side,
            Optional<String> place,
            Optional<Double> size,
            Optional<Double> facing,
            Optional<Double> height,
            boolean active,
            boolean hidden,
            Optional<String> out,
            List<Bar> bars,
            List<Condition> conditions,
            Optional<String> emblem) {

        public static UnitState of(View.Unit unit) {
            Unit whole = Unit.of(unit);
            return new UnitState(
                    whole.id,
                    whole.name,
                    whole.side,
                    whole.place,
                    whole.size,
                    whole.facing,
                    whole.height,
                    whole.active,
                    whole.hidden,
                    whole.out,
                    whole.bars,
                    whole.conditions,
                    whole.emblem);
        }
    }

    /** Who plays a unit: {@code member} with that id, {@code gamemaster} or {@code machine}, easy or hard if not fair. */
    public record Seat(String kind, Optional<String> member, Optional<String> strength) {}

    /** A bar with parts is made of that many equal levels. */
    public record Bar(String label, int value, int maximum, Optional<Integer> parts) {

        static Bar of(View.Bar bar) {
            return new Bar(
                    bar.label(),
                    bar.value(),
                    bar.maximum(),
                    Optional.of(bar.parts()).filter(parts -> parts > 1));
        }
    }

    /** A condition; with a unit it ties its bearer to that one. */
    public record Condition(String name, String explanation, Optional<String> duration, Optional<String> unit) {

        static Condition of(View.Condition condition) {
            return new Condition(condition.name(), condition.explanation(), condition.duration(), condition.unit());
        }
    }

    /** A line of a sheet, with what its number is made of and the lines below it. */
    public record Detail(String label, String value, List<Total> parts, List<Detail> within) {

        public static List<Detail> of(List<View.Detail> details) {
            return details.stream()
                    .map(detail ->
                            new Detail(detail.label(), detail.value(), Total.of(detail.parts()), of(detail.within())))
                    .toList();
        }
    }

    /** A labelled part of a number. */
    public record Total(String label, int value) {

        static List<Total> of(List<Modifiers.Part> parts) {
            return parts.stream()
                    .map(part -> new Total(part.label(), part.value()))
                    .toList();
        }
    }

    /** The board; paints are what a gamemaster may lay on its places. */
    public record Board(String kind, List<Feature> features, Optional<List<String>> paints) {

        public static Board of(View.Board board) {
            return new Board(
                    board.kind(),
                    board.features().stream().map(Feature::of).toList(),
                    Optional.of(board.paints()).filter(paints -> !paints.isEmpty()));
        }
    }

    /** Something on the board. */
    public record Feature(String kind, String name, List<String> at, double size, List<Detail> details) {

        static Feature of(View.Feature feature) {
            return new Feature(
                    feature.kind(), feature.name(), feature.at(), feature.size(), Detail.of(feature.details()));
        }
    }

    /** How it ended; the winner is missing where nobody won. */
    public record Ending(Optional<String> winner, String text) {

        public static Ending of(arbiter.kernel.Ending ending) {
            return new Ending(ending.winner(), ending.text());
        }
    }

    /** A mark that is there only where it holds. */
    static Optional<Boolean> flag(boolean holds) {
        return holds ? Optional.of(true) : Optional.empty();
    }

    private static <K, V> Optional<Map<K, V>> present(Map<K, V> map) {
        return map.isEmpty() ? Optional.empty() : Optional.of(map);
    }
}
