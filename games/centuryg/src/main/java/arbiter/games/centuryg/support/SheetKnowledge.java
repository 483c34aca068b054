package arbiter.games.centuryg.support;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Which sheets a side has seen besides its own. Ledger: knowledge-is-power. */
public record SheetKnowledge(List<Known> known) implements Part {

    public static final SheetKnowledge NONE = new SheetKnowledge(List.of());

    /** A Unit whose sheet a side knows. */
    public record Known(String unit, String side) {}

    public boolean has(String side, Fighter unit) {
        return !known.isEmpty() && known.contains(new Known(unit.id(), side));
    }

    SheetKnowledge with(Known more) {
        List<Known> all = new ArrayList<>(known);
        all.add(more);
        return new SheetKnowledge(List.copyOf(all));
    }
}
