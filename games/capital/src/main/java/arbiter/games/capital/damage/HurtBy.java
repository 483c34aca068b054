package arbiter.games.capital.damage;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Units that have hurt this one since their latest turn began. Ledger: CAP-KEY-TAKEDOWN. */
public record HurtBy(List<String> units) implements Part {

    public static final HurtBy NOBODY = new HurtBy(List.of());

    static void add(Combatant unit, String by) {
        if (!unit.hurtBy().contains(by)) {
            List<String> longer = new ArrayList<>(unit.hurtBy());
            longer.add(by);
            unit.set(new HurtBy(List.copyOf(longer)));
        }
    }

    /** A turn of that unit begins: what it did before counts no more. */
    public static void turnStarts(Combatant unit, String by) {
        if (unit.hurtBy().contains(by)) {
            List<String> shorter = new ArrayList<>(unit.hurtBy());
            shorter.remove(by);
            unit.set(new HurtBy(List.copyOf(shorter)));
        }
    }
}
