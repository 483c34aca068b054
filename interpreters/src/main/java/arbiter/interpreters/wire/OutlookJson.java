package arbiter.interpreters.wire;

import arbiter.dice.Numbers;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.WhatIf;
import arbiter.kernel.View;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The odds of an answer for programs, with the choices on the way. */
public final class OutlookJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private OutlookJson() {}

    /** The units of the view are called by their names in what is told to people, by their ids everywhere else. */
    public static ObjectNode of(Outlook outlook, List<WhatIf.Met> met, View view) {
        ObjectNode node = NODES.objectNode()
                .put("complete", outlook.complete())
                .put("margin", outlook.margin())
                .put("paths", outlook.paths());
        node.set("chances", chances(outlook, view));
        node.set("numbers", ViewJson.list(new ArrayList<>(outlook.numberNames()), name -> number(name, outlook, view)));
        node.set("choices", ViewJson.list(met, OutlookJson::choice));
        return node;
    }

    private static ArrayNode chances(Outlook outlook, View view) {
        return ViewJson.list(
                new ArrayList<>(outlook.chanceNames()),
                name -> NODES.objectNode()
                        .put("name", name)
                        .put("text", text(name, view))
                        .put("chance", outlook.held(name).probabilityOf(true)));
    }

    private static ObjectNode number(String name, Outlook outlook, View view) {
        Numbers numbers = outlook.number(name);
        ObjectNode node = NODES.objectNode()
                .put("name", name)
                .put("text", text(name, view))
                .put("mean", numbers.mean());
        ArrayNode outcomes = node.putArray("outcomes");
        for (int i = 0; i < numbers.size(); i++) {
            outcomes.addObject().put("value", numbers.number(i)).put("chance", numbers.probability(i));
        }
        return node;
    }

    /** {@code raider-2 HP} as {@code Raider 2 HP}; what speaks of no unit stays as it is. */
    private static String text(String name, View view) {
        return view.units().stream()
                .filter(unit -> name.startsWith(unit.id() + " "))
                .max(Comparator.comparing(unit -> unit.id().length()))
                .map(unit -> unit.name() + name.substring(unit.id().length()))
                .orElse(name);
    }

    private static ObjectNode choice(WhatIf.Met met) {
        ObjectNode node = NODES.objectNode()
                .put("label", met.label())
                .put("unit", met.unit())
                .put("prompt", met.prompt());
        met.taken().ifPresent(taken -> node.put("taken", taken));
        node.set("options", ViewJson.list(List.copyOf(met.options()), RequestJson::option));
        return node;
    }
}
