package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** How often a roll with each Attribute may still be thrown again because of Prepare. Ledger: CAP-ACT-2. */
public record Preparations(Ints counts) implements Part {

    public static final Preparations NONE = new Preparations(Ints.zeros(Attribute.values().length));

    /** For tables set up with somebody who has prepared already. */
    public static void prepare(Combatant unit, Attribute attribute) {
        unit.set(unit.preparations().changed(attribute, 1));
    }

    public int of(Attribute attribute) {
        return counts.get(attribute.ordinal());
    }

    Preparations changed(Attribute attribute, int by) {
        return new Preparations(counts.with(attribute.ordinal(), of(attribute) + by));
    }
}
