package arbiter.server.table;

import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Call;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.table.loaded.Sight;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One moment of a table drawn for everybody who looks on: what several of them see alike is drawn and written once. */
final class Drawing {

    private final SeatedTable seated;
    private final Map<Viewer, View> views;
    private final Map<Viewer, List<Call>> calls;
    private final CommonParts common;
    private final UnitViewCache units = new UnitViewCache();
    private final Map<String, ViewJson.Seat> seats = new HashMap<>();
    private final Map<DrawnUnit, String> written = new IdentityHashMap<>();

    private Drawing(SeatedTable seated, List<Viewer> viewers, CommonParts common) {
        this.seated = seated;
        this.views = seated.loaded().table().views(viewers);
        this.calls = seated.loaded().table().calls(viewers);
        this.common = common;
    }

    /** Of a table at one moment, for these viewers. */
    static Drawing of(
            SeatedTable seated, Collection<Viewer> viewers, CommonParts common, Collection<TableView> earlier) {
        Drawing drawing = new Drawing(seated, viewers.stream().distinct().toList(), common);
        earlier.forEach(drawing.units::add);
        return drawing;
    }

    /** For one viewer alone. */
    static Drawing of(SeatedTable seated, Viewer viewer) {
        return of(seated, List.of(viewer), new CommonParts(seated, Optional.empty()), List.of());
    }

    View view(Viewer viewer) {
        return views.get(viewer);
    }

    List<Call> calls(Viewer viewer) {
        return calls.get(viewer);
    }

    CommonParts common() {
        return common;
    }

    UnitViewCache units() {
        return units;
    }

    /** Who plays that unit. */
    ViewJson.Seat seat(String unit) {
        return seats.computeIfAbsent(unit, seated.seating()::json);
    }

    /** The JSON of a unit, written once however many it is sent to. */
    String text(DrawnUnit unit) {
        return written.computeIfAbsent(unit, DrawnUnit::text);
    }

    /** The picture for that sight, which keeps what looks as it did before. */
    TableView picture(Sight.Shared sight, Optional<TableView> before) {
        return TableView.of(seated.loaded(), seated.seating(), sight, this, before);
    }
}
