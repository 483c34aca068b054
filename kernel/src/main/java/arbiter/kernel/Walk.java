package arbiter.kernel;

import java.util.List;

/**
 * The way that a unit went, for pages that show events: the places after its start, the last being where it is now, in
 * the notation of the board. Whoever reads the event's line may know of all of it.
 */
public record Walk(String unit, List<String> by) {

    /** Whether the line names whoever went. */
    public boolean isToldBy(Line line) {
        return line.parts().stream()
                .anyMatch(part -> part instanceof Line.Unit named && named.id().equals(unit));
    }
}
