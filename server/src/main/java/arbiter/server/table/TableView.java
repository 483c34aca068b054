package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.Artwork;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.RecordedOrders;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything but the log that viewers with the same units and role see of a table, and how it differs from before. */
final class TableView {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** What surrounds the units; they themselves are kept in {@link #units}, where most of them stay from before. */
    private final View around;

    private final Map<String, DrawnUnit> units;
    private final Map<String, JsonNode> parts;

    private TableView(View around, Map<String, DrawnUnit> units, Map<String, JsonNode> parts) {
        this.around = around;
        this.units = units;
        this.parts = parts;
    }

    static <S extends State<S>> TableView of(
            LoadedTable<S> loaded, Seating seating, Sight.Shared sight, Drawing drawing, Optional<TableView> before) {
        Table<S> table = loaded.table();
        View view = drawing.view(sight.viewer());
        int turn = view.moment().turn();
        Artwork art = loaded.seatsAndProposals().art();
        Map<String, DrawnUnit> units = new LinkedHashMap<>();
        for (View.Unit unit : view.units()) {
            DrawnUnit.Beforehand said = said(loaded.orders(), sight.viewer(), unit.id(), turn);
            boolean yours = seating.plays(sight.viewer(), unit.id());
            View.Unit same = drawing.units().same(unit);
            DrawnUnit now = new DrawnUnit(same, drawing.seat(unit.id()), said, yours, art.portrait(unit.id()));
            DrawnUnit known =
                    before.map(picture -> picture.units.get(unit.id())).orElse(now);
            units.put(unit.id(), now.equals(known) ? known : drawing.units().same(now));
        }
        Map<String, JsonNode> parts = new LinkedHashMap<>();
        parts.put("requests", requests(loaded, seating, sight.viewer(), drawing));
        parts.put("calls", calls(drawing.calls(sight.viewer()), seating, sight.viewer(), view));
        parts.put("waiting", waiting(table, seating, sight.viewer(), view));
        parts.put("can", can(loaded, sight));
        parts.putAll(drawing.common().parts());
        before.ifPresent(picture -> parts.replaceAll((key, part) -> same(part, picture.parts.get(key))));
        return new TableView(around(view, before), units, parts);
    }

    private static View around(View view, Optional<TableView> before) {
        Optional<View> known = before.map(picture -> picture.around);
        return new View(
                view.moment(),
                view.order(),
                List.of(),
                known.map(old -> same(view.board(), old.board())).orElse(view.board()),
                known.map(old -> same(view.details(), old.details())).orElse(view.details()),
                view.left());
    }

    /** The known one if they are alike, so that no copy of it stays. */
    private static <T> T same(T fresh, T known) {
        return fresh.equals(known) ? known : fresh;
    }

    /** The units as they are kept. */
    Collection<DrawnUnit> drawn() {
        return units.values();
    }

    /** It without what its players said. */
    View view() {
        List<View.Unit> seen = units.values().stream().map(DrawnUnit::unit).toList();
        return new View(around.moment(), around.order(), seen, around.board(), List.of());
    }

    private static DrawnUnit.Beforehand said(RecordedOrders orders, Viewer viewer, String unit, int turn) {
        return viewer.gamemaster() || viewer.plays(unit)
                ? new DrawnUnit.Beforehand(orders.raised(unit), orders.passes(unit, turn), orders.words(unit))
                : new DrawnUnit.Beforehand(false, false, Map.of());
    }

    private static <S extends State<S>> ArrayNode requests(
            LoadedTable<S> loaded, Seating seating, Viewer viewer, Drawing drawing) {
        ArrayNode list = NODES.arrayNode();
        List<OpenRequest> asked = loaded.table().asked(viewer, decider -> seating.decides(viewer, decider));
        boolean together = loaded.table().open().size() == 1 && asked.size() > 1;
        Optional<String> moment =
                together ? Optional.of(loaded.names().of(asked.get(0).id())) : Optional.empty();
        for (OpenRequest open : asked) {
            String name = loaded.names().of(open.id());
            boolean yours = seating.decides(viewer, open.request().decider());
            ObjectNode request = drawing.common().request(name, open.request(), drawing.view(viewer));
            request.put("yours", yours);
            moment.ifPresent(first -> request.put("moment", first));
            list.add(request);
        }
        return list;
    }

    private static JsonNode tree(Object record) {
        return Json.sparse().tree(record);
    }

    private static ArrayNode calls(List<Call> offered, Seating seating, Viewer viewer, View view) {
        ArrayNode list = NODES.arrayNode();
        for (Call call : offered) {
            boolean yours = seating.decides(viewer, call.decider());
            list.add(tree(RequestJson.Call.of(call, view, Optional.of(yours))));
        }
        return list;
    }

    private static ArrayNode waiting(Table<?> table, Seating seating, Viewer viewer, View view) {
        ArrayNode list = NODES.arrayNode();
        for (Decider decider : table.waitingFor(viewer)) {
            ObjectNode node = list.addObject().put("unit", decider.id()).put("name", RequestJson.name(decider, view));
            seating.present(decider.isGamemaster() ? "" : seating.seat(decider.id()))
                    .ifPresent(member -> node.put("member", member.id()));
        }
        return list;
    }

    private static ObjectNode can(LoadedTable<?> loaded, Sight.Shared sight) {
        Sight anybody = new Sight(sight.viewer(), sight.role(), "");
        boolean plays = sight.role() != Role.SPECTATOR && !loaded.revealed();
        boolean passed = !loaded.orders().unusedPasses(sight.viewer()).isEmpty();
        return NODES.objectNode()
                .put("undo", plays && (passed || loaded.history().movesToUndo(anybody, loaded.log()) > 0))
                .put("redo", plays && loaded.history().canRedo(anybody, loaded.log()));
    }

    /** All of it. */
    void writeTo(ObjectNode message) {
        ObjectNode whole = message.putObject("view");
        whole.set("moment", tree(ViewJson.Moment.of(around.moment())));
        around.order().forEach(whole.putArray("order")::add);
        whole.put("left", around.left());
        ArrayNode list = whole.putArray("units");
        units.values().forEach(unit -> list.add(unit.json()));
        whole.set("board", tree(ViewJson.Board.of(around.board())));
        whole.set("details", tree(ViewJson.Detail.of(around.details())));
        parts.forEach(message::set);
    }

    /** What is different from before; whether anything is. */
    boolean writeChanges(TableView before, Drawing drawing, ObjectNode message) {
        ObjectNode changed = viewChanges(before, drawing);
        if (!changed.isEmpty()) {
            message.set("view", changed);
        }
        parts.forEach((key, part) -> {
            if (!part.equals(before.parts.get(key))) {
                message.set(key, part);
            }
        });
        return !message.isEmpty();
    }

    private ObjectNode viewChanges(TableView before, Drawing drawing) {
        ObjectNode changed = NODES.objectNode();
        ViewJson.Moment moment = ViewJson.Moment.of(around.moment());
        if (!moment.equals(ViewJson.Moment.of(before.around.moment()))) {
            changed.set("moment", tree(moment));
        }
        if (!around.order().equals(before.around.order())) {
            around.order().forEach(changed.putArray("order")::add);
        }
        if (around.left() != before.around.left()) {
            changed.put("left", around.left());
        }
        ArrayNode others = NODES.arrayNode();
        units.values().stream()
                .filter(unit -> before.units.get(unit.unit().id()) != unit)
                .forEach(unit -> others.addRawValue(new RawValue(drawing.text(unit))));
        if (!others.isEmpty()) {
            changed.set("units", others);
        }
        ArrayNode gone = NODES.arrayNode();
        before.units.keySet().stream().filter(unit -> !units.containsKey(unit)).forEach(gone::add);
        if (!gone.isEmpty()) {
            changed.set("gone", gone);
        }
        if (!around.board().equals(before.around.board())) {
            changed.set("board", tree(ViewJson.Board.of(around.board())));
        }
        if (!around.details().equals(before.around.details())) {
            changed.set("details", tree(ViewJson.Detail.of(around.details())));
        }
        return changed;
    }
}
