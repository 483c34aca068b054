package arbiter.games.capital;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.tabletop.saved.FlatShape;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Combats saved before units and tables were made of parts. */
final class SavedCapital {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** The Abilities of the first 64 bits, in the order in which rules knew them then. */
    private static final String[] BITS = """
            try-that-again-1 focus-1 intercept-1 power-play-1 patch-up-1 thats-an-order-1 surge-1 surge-2
            all-out-1 sanctuary-1 lockdown-1 supercharge-1 rally-1 hot-shot-1 chill-shot-1 toxic-shot-1
            tesla-shot-1 piercing-shot-1 critical-hit-1 convalescence-1 delay-the-inevitable assemble-1
            assemble-2 attribute-bonus backup bonk cautious certitude charge clear-mind cybernetic-shell
            damage-resist defensive-focus enthusiastic extra-limb focus-2 generous healthy high-alert
            intercept-2 know-your-enemy look-out mind-control mind-trick move-carefully natural-armour-1
            natural-armour-2 natural-weapon-melee natural-weapon-ranged offensive-focus opportunist patch-
            up-2 pep-talk power-play-2 quick soul-read tactical-focus telepath-awakening telepathic-link-1
            telepathic-link-2 terrifying thats-an-order-2 tinkerer try-that-again-2
            """.strip().split("\\s+");

    private SavedCapital() {}

    static JsonNode state(JsonNode saved) {
        forgetNames(saved);
        lyingWeapons(saved);
        if (FlatShape.isInParts(saved)) {
            withoutScenery(saved);
            return saved;
        }
        ArrayNode units = JSON.arrayNode();
        saved.path("combatants").forEach(unit -> units.add(unit(unit, saved.at("/surroundings/hidden"))));
        numbers(saved.path("activity"), "precedence");
        JsonNode shaped = FlatShape.of(saved)
                .keep("kind")
                .set("units", units)
                .fixed("blockers", "all=blockers")
                .fixedWhole("table-rules", "rules")
                .part("turn-progress", "phase", "round", "turns", "acting", "actionsLeft")
                .part(
                        "turn-sequence",
                        "order",
                        "slot",
                        "extraTurns",
                        "precedence=activity.precedence",
                        "arriving=activity.arriving")
                .part("active-units", "active=activity.active", "seizing=activity.seizing")
                .part("drifting-plasma", "all=surroundings.plasmas")
                .part("sense-rulings", "words=surroundings.words")
                .part("truce", "holds=surroundings.peace")
                .shaped();
        withoutScenery(shaped);
        return shaped;
    }

    /** Things on the ground had no names once. */
    private static void withoutScenery(JsonNode saved) {
        for (JsonNode fixed : saved.path("fixed")) {
            if (fixed.path("kind").asText().equals("blockers") && !fixed.has("scenery")) {
                ((ObjectNode) fixed).set("scenery", JSON.arrayNode());
            }
        }
    }

    static JsonNode edit(JsonNode saved) {
        forgetNames(saved);
        return saved;
    }

    /** Abilities that rules once asked for by name are found by their traits. */
    private static void forgetNames(JsonNode saved) {
        for (JsonNode owner : saved.findParents("known")) {
            ((ObjectNode) owner).remove("known");
        }
    }

    /** When only weapons could lie on the ground, each was known by its place alone. */
    private static void lyingWeapons(JsonNode saved) {
        for (JsonNode lying : saved.findValues("lying")) {
            for (JsonNode thing : lying) {
                if (thing.path("weapon").isNumber()) {
                    ((ObjectNode) thing).set("index", thing.path("weapon"));
                    ((ObjectNode) thing).put("weapon", true);
                }
            }
        }
    }

    private static JsonNode unit(JsonNode saved, JsonNode hidden) {
        numbers(saved, "prepared");
        numbers(saved, "ammo");
        numbers(saved.path("readiness"), "regeneration");
        bits(saved, "held");
        abilities(saved.path("readiness"), "cooling");
        abilities(saved.path("readiness"), "spent");
        ((ObjectNode) saved)
                .put(
                        "seizeLock",
                        EnumWords.of(
                                TurnRecord.SeizeLock.values()[
                                        saved.path("seizeLock").asInt()]));
        FlatShape shape = FlatShape.of(saved)
                .keep("id", "name", "side")
                .set(
                        "hidden",
                        JSON.booleanNode(contains(hidden, saved.path("id").asText())))
                .fixed("unit-profile", "profile")
                .part("position", "base")
                .part("health", "life", "hp", "bones", "unkillable", "lastAction=care.lastAction")
                .part("energy-store", "left=energy")
                .part("afflictions", "prone", "chilled", "poisoned", "poisonedBy=marks.poisonedBy", "tauntedBy")
                .part("hurt-by", "units=marks.hurtBy")
                .part("regeneration-timers", "pairs=readiness.regeneration")
                .part("power-armour-status", "hp=care.shellHp", "standsAt=care.shellAt")
                .part("hold", "grappledBy", "grappling");
        turns(shape);
        gear(shape);
        return shape.partWhole("vehicle-crew", "crew")
                .partWhole("seat", "riding")
                .partWhole("companion-bond", "bond")
                .shaped();
    }

    private static void turns(FlatShape shape) {
        shape.part("turn-record", "moves", "actionsTaken", "waiting", "seizeDebt", "terrified", "seizeLock")
                .part("preparations", "counts=prepared")
                .part("attack-counters", "count=attackCounters")
                .part(
                        "movement-record",
                        "turn=momentum.turn",
                        "moves=momentum.moves",
                        "fallTurns=momentum.fallTurns",
                        "fallen=momentum.fallen")
                .part(
                        "watch",
                        "attacks=overwatch",
                        "lockdown=momentum.lockdown",
                        "cautiousUsed=momentum.cautiousUsed",
                        "careful=momentum.careful")
                .part(
                        "focus-status",
                        "focused",
                        "allOut",
                        "leaping=momentum.leaping",
                        "offensiveUsed=marks.offensiveFocusUsed",
                        "defensiveUsed=marks.defensiveFocusUsed",
                        "freeUsed=marks.freeFocusUsed")
                .part(
                        "ability-timers",
                        "cooling=readiness.cooling",
                        "coolingStrikes=readiness.coolingStrikes",
                        "spent=readiness.spent");
        abilityStates(shape);
    }

    private static void gear(FlatShape shape) {
        shape.part(
                        "hands",
                        "weapons=held",
                        "items=kit.heldItems",
                        "lying=kit.lying",
                        "changedInTurn=kit.handsChangedInTurn")
                .part("ammo-left", "counts=ammo")
                .part(
                        "stocks",
                        "bandages=kit.bandages",
                        "lit=kit.lit",
                        "scans=kit.scans",
                        "crewList=kit.crewList",
                        "rations=kit.rations",
                        "water=kit.water")
                .part("prestige-record", "points=kit.prestige", "onLoan=kit.onLoan")
                .part("telepathic-links", "units=kit.linked");
    }

    /** What says nothing is not kept; the others stand in the order of their names. */
    private static void abilityStates(FlatShape shape) {
        ArrayNode states = JSON.arrayNode();
        add(states, shape, "assemble-uses", "uses=readiness.assembleUses", "turn=readiness.assembledIn");
        add(states, shape, "clarity-counters", "count=readiness.clarity");
        add(states, shape, "delayed-damage", "healer=care.delayedBy", "counted=care.delayed");
        add(states, shape, "enemy-studies", "investigated=marks.investigated", "puzzles=marks.puzzles");
        add(states, shape, "opportunist-use", "turn=marks.opportunistTurn");
        add(states, shape, "order-refusal", "againIn=readiness.orderAgainIn");
        add(states, shape, "overflow-counters", "count=care.overflow");
        add(states, shape, "pep-talk-bonus", "bonus=marks.pepTalk");
        add(states, shape, "power-play-hindrances", "all=marks.hindrances", "done=marks.done");
        add(
                states,
                shape,
                "rally-status",
                "captain=readiness.ralliedBy",
                "turns=readiness.rallyTurns",
                "againIn=readiness.rallyAgainIn");
        add(states, shape, "sanctuary-turns", "left=care.sanctuary");
        add(states, shape, "supercharge-healer", "healer=care.superchargedBy");
        ((ArrayNode) shape.shaped().get("parts"))
                .add(JSON.objectNode().put("kind", "ability-states").set("all", states));
    }

    private static void add(ArrayNode states, FlatShape shape, String kind, String... components) {
        ObjectNode state = JSON.objectNode().put("kind", kind);
        boolean says = false;
        for (String component : components) {
            int equals = component.indexOf('=');
            JsonNode value = shape.at(component.substring(equals + 1));
            state.set(component.substring(0, equals), value);
            says |= !value.isNull() && !value.asText("").equals("0") && !(value.isArray() && value.isEmpty());
        }
        if (says) {
            states.add(state);
        }
    }

    /** An array of numbers as a row of numbers that never changes. */
    private static void numbers(JsonNode owner, String field) {
        ObjectNode row = JSON.objectNode();
        row.set("values", owner.path(field));
        ((ObjectNode) owner).set(field, row);
    }

    /** An array of flags as bits. */
    private static void bits(JsonNode owner, String field) {
        long bits = 0;
        JsonNode flags = owner.path(field);
        for (int i = 0; i < flags.size(); i++) {
            bits |= flags.get(i).asBoolean() ? 1L << i : 0;
        }
        ((ObjectNode) owner).put(field, bits);
    }

    /** Bits at the places of Abilities as a list of them. */
    private static void abilities(JsonNode owner, String field) {
        long bits = owner.path(field).asLong();
        ArrayNode list = JSON.arrayNode();
        for (int i = 0; i < BITS.length; i++) {
            if ((bits >>> i & 1) == 1) {
                list.add(BITS[i]);
            }
        }
        ((ObjectNode) owner).set(field, list);
    }

    private static boolean contains(JsonNode list, String id) {
        for (JsonNode one : list) {
            if (one.asText().equals(id)) {
                return true;
            }
        }
        return false;
    }
}
