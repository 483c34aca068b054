package arbiter.server.table;

import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.table.loaded.Sight;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One moment of a table drawn for everybody who looks on: what several of them see alike is drawn once. */
record Drawing(SeatedTable seated, Map<Viewer, View> views, CommonParts common, UnitViewCache unitViews) {

    /** Of a table at one moment, for these viewers. */
    static Drawing of(
            SeatedTable seated, Collection<Viewer> viewers, CommonParts common, Collection<TableView> earlier) {
        UnitViewCache unitViews = new UnitViewCache();
        earlier.forEach(unitViews::add);
        List<Viewer> all = viewers.stream().distinct().toList();
        return new Drawing(seated, seated.loaded().table().views(all), common, unitViews);
    }

    /** For one viewer alone. */
    static Drawing of(SeatedTable seated, Viewer viewer) {
        return of(seated, List.of(viewer), new CommonParts(seated, Optional.empty()), List.of());
    }

    View view(Viewer viewer) {
        return views.get(viewer);
    }

    /** The picture for that sight, which keeps what looks as it did before. */
    TableView picture(Sight.Shared sight, Optional<TableView> before) {
        return TableView.of(seated.loaded(), seated.seating(), sight, this, before);
    }
}
