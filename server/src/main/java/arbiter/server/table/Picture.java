package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.live.EventView;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What of a table changes from event to event, as a viewer sees it: the moment, the order, and units without details. */
record Picture(Moment moment, List<String> order, Map<String, View.Unit> units) {

    static Picture of(View view) {
        return of(view, unit -> unit.with(List.of()));
    }

    /** With units as they are given back without their details. */
    static Picture of(View view, UnaryOperator<View.Unit> bare) {
        Map<String, View.Unit> units = new LinkedHashMap<>();
        view.units().forEach(unit -> units.put(unit.id(), bare.apply(unit)));
        return new Picture(view.moment(), view.order(), units);
    }

    /** The next one, after an event. */
    Picture after(EventView seen) {
        return after(seen, unit -> unit);
    }

    /** With units as they are given back. */
    Picture after(EventView seen, UnaryOperator<View.Unit> bare) {
        Map<String, View.Unit> next = new LinkedHashMap<>();
        seen.units().forEach(unit -> next.put(unit.id(), bare.apply(unit)));
        return new Picture(seen.moment(), order, next);
    }

    /** What is different from that one before; empty if nothing is. */
    ObjectNode changes(Picture before) {
        return changes(before, EventPictures::write);
    }

    /** With units as they are written there. */
    ObjectNode changes(Picture before, Function<View.Unit, String> written) {
        ObjectNode changed = JsonNodeFactory.instance.objectNode();
        ViewJson.Moment now = ViewJson.Moment.of(moment);
        if (!now.equals(ViewJson.Moment.of(before.moment))) {
            changed.set("moment", Json.sparse().tree(now));
        }
        if (!order.equals(before.order)) {
            order.forEach(changed.putArray("order")::add);
        }
        ArrayNode others = JsonNodeFactory.instance.arrayNode();
        units.values().stream()
                .filter(unit -> !unit.equals(before.units.get(unit.id())))
                .forEach(unit -> others.addRawValue(new RawValue(written.apply(unit))));
        if (!others.isEmpty()) {
            changed.set("units", others);
        }
        ArrayNode gone = JsonNodeFactory.instance.arrayNode();
        before.units.keySet().stream().filter(unit -> !units.containsKey(unit)).forEach(gone::add);
        if (!gone.isEmpty()) {
            changed.set("gone", gone);
        }
        return changed;
    }
}
