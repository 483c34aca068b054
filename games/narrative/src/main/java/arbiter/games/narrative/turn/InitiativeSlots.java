package arbiter.games.narrative.turn;

import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: the slots of an encounter in their order. */
public record InitiativeSlots(List<Slot> slots) implements Part {

    public static final InitiativeSlots NONE = new InitiativeSlots(List.of());

    public InitiativeSlots {
        slots = List.copyOf(slots);
    }
}
