package arbiter.server.table;

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
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Everything but the log that viewers with the same units and role see of a table, and how it differs from before. */
final class Picture {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** A unit as it was seen. Its JSON is many times as large, so it is made when it is sent and not kept. */
    private record Drawn(View.Unit unit, ObjectNode seat, Beforehand said, boolean yours) {

        private ObjectNode json() {
            ObjectNode json = ViewJson.unit(unit);
            json.set("seat", seat);
            json.put("yours", yours);
            if (said.hand()) {
                json.put("hand", true);
            }
            if (!said.stops().isEmpty()) {
                said.stops().forEach(json.putObject("stops")::put);
            }
            return json;
        }
    }

    /** What its player said beforehand, where the viewer may know. */
    private record Beforehand(boolean hand, Map<String, Boolean> stops) {}

    private final View view;
    private final Map<String, Drawn> units;
    private final Map<String, JsonNode> parts;

    private Picture(View view, Map<String, Drawn> units, Map<String, JsonNode> parts) {
        this.view = view;
        this.units = units;
        this.parts = parts;
    }

    static <S extends State<S>> Picture of(
            Sitting<S> sitting, Seating seating, Sight.Shared sight, Scene scene, Optional<Picture> before) {
        Table<S> table = sitting.table();
        View view = table.view(sight.viewer());
        Map<String, Drawn> units = new LinkedHashMap<>();
        for (View.Unit unit : view.units()) {
            ObjectNode seat = seating.json(unit.id());
            Beforehand said = said(sitting.hands(), sight.viewer(), unit.id());
            Drawn now = new Drawn(unit, seat, said, seating.plays(sight.viewer(), unit.id()));
            Drawn known = before.map(picture -> picture.units.get(unit.id())).orElse(null);
            units.put(unit.id(), now.equals(known) ? known : now);
        }
        Map<String, JsonNode> parts = new LinkedHashMap<>();
        parts.put("requests", requests(sitting, seating, sight.viewer(), view));
        parts.put("calls", calls(table, seating, sight.viewer(), view));
        parts.put("waiting", waiting(table, seating, sight.viewer(), view));
        parts.put("can", can(sitting, sight));
        parts.put("members", scene.people());
        parts.put("table", scene.table());
        parts.put("proposal", sitting.proposal().orElse(NODES.nullNode()));
        parts.put("ending", table.ending().<JsonNode>map(ViewJson::ending).orElse(NODES.nullNode()));
        return new Picture(view, units, parts);
    }

    private static Beforehand said(Hands hands, Viewer viewer, String unit) {
        return viewer.gamemaster() || viewer.plays(unit)
                ? new Beforehand(hands.raised(unit), hands.stops(unit))
                : new Beforehand(false, Map.of());
    }

    private static <S extends State<S>> ArrayNode requests(
            Sitting<S> sitting, Seating seating, Viewer viewer, View view) {
        ArrayNode list = NODES.arrayNode();
        for (OpenRequest open : sitting.table().open(viewer)) {
            Decider decider = open.request().decider();
            list.add(RequestJson.of(sitting.names().of(open.id()), name(decider, view), open.request())
                    .put("yours", decider.isGamemaster() || seating.plays(viewer, decider.id())));
        }
        return list;
    }

    private static ArrayNode calls(Table<?> table, Seating seating, Viewer viewer, View view) {
        ArrayNode list = NODES.arrayNode();
        for (Call call : table.calls(viewer)) {
            Decider decider = call.decider();
            ObjectNode node = list.addObject().put("unit", decider.id()).put("name", name(decider, view));
            node.set("option", RequestJson.option(call.option()));
            node.put("yours", decider.isGamemaster() || seating.plays(viewer, decider.id()));
        }
        return list;
    }

    private static String name(Decider decider, View view) {
        return view.unit(decider.id())
                .map(View.Unit::name)
                .orElse(decider.isGamemaster() ? "Gamemaster" : decider.id());
    }

    private static ArrayNode waiting(Table<?> table, Seating seating, Viewer viewer, View view) {
        ArrayNode list = NODES.arrayNode();
        for (Decider decider : table.waitingFor(viewer)) {
            ObjectNode node = list.addObject().put("unit", decider.id()).put("name", name(decider, view));
            seating.present(decider.isGamemaster() ? "" : seating.seat(decider.id()))
                    .ifPresent(member -> node.put("member", member.id()));
        }
        return list;
    }

    private static ObjectNode can(Sitting<?> sitting, Sight.Shared sight) {
        Sight anybody = new Sight(sight.viewer(), sight.role(), "");
        boolean plays = sight.role() != Role.SPECTATOR && !sitting.revealed();
        return NODES.objectNode()
                .put("undo", plays && sitting.story().movesToUndo(anybody, sitting.log()) > 0)
                .put("redo", plays && sitting.story().canRedo(anybody, sitting.log()));
    }

    /** All of it. */
    void writeTo(ObjectNode message) {
        ObjectNode whole = message.putObject("view");
        whole.set("moment", ViewJson.moment(view.moment()));
        view.order().forEach(whole.putArray("order")::add);
        ArrayNode list = whole.putArray("units");
        units.values().forEach(unit -> list.add(unit.json()));
        whole.set("board", ViewJson.board(view.board()));
        whole.set("details", ViewJson.details(view.details()));
        parts.forEach(message::set);
    }

    /** What is different from before; whether anything is. */
    boolean writeChanges(Picture before, ObjectNode message) {
        ObjectNode changed = viewChanges(before);
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

    private ObjectNode viewChanges(Picture before) {
        ObjectNode changed = NODES.objectNode();
        ObjectNode moment = ViewJson.moment(view.moment());
        if (!moment.equals(ViewJson.moment(before.view.moment()))) {
            changed.set("moment", moment);
        }
        if (!view.order().equals(before.view.order())) {
            view.order().forEach(changed.putArray("order")::add);
        }
        ArrayNode others = NODES.arrayNode();
        units.values().stream()
                .filter(unit -> before.units.get(unit.unit().id()) != unit)
                .forEach(unit -> others.add(unit.json()));
        if (!others.isEmpty()) {
            changed.set("units", others);
        }
        ArrayNode gone = NODES.arrayNode();
        before.units.keySet().stream().filter(unit -> !units.containsKey(unit)).forEach(gone::add);
        if (!gone.isEmpty()) {
            changed.set("gone", gone);
        }
        if (!view.board().equals(before.view.board())) {
            changed.set("board", ViewJson.board(view.board()));
        }
        if (!view.details().equals(before.view.details())) {
            changed.set("details", ViewJson.details(view.details()));
        }
        return changed;
    }
}
