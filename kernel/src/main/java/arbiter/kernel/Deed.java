package arbiter.kernel;

import java.util.List;

/**
 * Who tried something against whom, and whether it came off: for pages that show events and for summaries. All of them
 * stand in the event's line, so that nobody is named to those who may not know of them.
 */
public record Deed(String unit, List<String> targets, boolean hit) {

    public static Deed against(String unit, String target, boolean hit) {
        return new Deed(unit, List.of(target), hit);
    }

    /** Whether the line names everybody in it. */
    public boolean isToldBy(Line line) {
        List<String> named = line.parts().stream()
                .filter(Line.Unit.class::isInstance)
                .map(part -> ((Line.Unit) part).id())
                .toList();
        return named.contains(unit) && named.containsAll(targets);
    }
}
