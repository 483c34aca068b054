package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Hindrance;
import arbiter.kernel.Modifiers;

/** How many metres a Move Action can cover, with its parts. Ledger: CAP-ACT-1, CAP-AMB-128. */
final class MoveLength {

    private static final int METRES = 10;
    private static final int ALL_OUT_TIMES = 5;
    private static final int ALL_OUT_LEAST = 50;
    private static final int CHILLED = 5;
    private static final int LYING = 1;

    private MoveLength() {}

    /** The bonus is what Quick, Rally or Assemble! add to this Move. */
    static Modifiers of(Combatant unit, Modifiers bonus, boolean chilled) {
        int allOut = Math.max(ALL_OUT_TIMES * METRES, ALL_OUT_LEAST);
        boolean leaps = unit.momentum().isLeaping() && !unit.isProne();
        Modifiers length = Modifiers.of("Move", METRES).and("all out", leaps ? allOut - METRES : 0);
        for (Modifiers.Part part : bonus.parts()) {
            length = length.and(part.label(), part.value());
        }
        length = length.and("swift wings", unit.profile().is(UnitTag.MOVES_BY_AGILITY) ? unit.score(Attribute.AGI) : 0);
        length = halved(length, "power play", unit.marks().hampered(Hindrance.Kind.SHORT_MOVE)); // power-play-1
        length = halved(length, "dragging", unit.grappling().isPresent()); // CAP-STAT-GRAPPLING-1
        length = capped(length, "chilled", chilled, CHILLED);
        length = capped(length, "prone", unit.isProne(), LYING); // CAP-STAT-PRONE-1
        return capped(length, "critical", unit.isCritical(), LYING); // CAP-DYING-2
    }

    /** Half of the whole so far, rounded down. Ledger: CAP-GEN-3. */
    static Modifiers halved(Modifiers length, String label, boolean applies) {
        return applies ? length.and(label, length.total() / 2 - length.total()) : length;
    }

    private static Modifiers capped(Modifiers length, String label, boolean applies, int most) {
        return applies ? length.and(label, Math.min(0, most - length.total())) : length;
    }
}
