package arbiter.games.capital.move;

import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.PowerPlay;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.ChillEnded;
import arbiter.games.capital.damage.PowerArmour;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** How many metres a Move Action can cover, with its parts. Ledger: CAP-ACT-1, CAP-AMB-128. */
public final class MoveLength {

    private static final int METRES = 10;
    private static final int ALL_OUT_TIMES = 5;
    private static final int ALL_OUT_LEAST = 50;
    private static final int CHILLED = 5;
    private static final int LYING = 1;
    private static final Check.Labels SHAKING_OFF = Check.Labels.of("chilled");
    private static final int CHILLED_DIFFICULTY = 6;

    private MoveLength() {}

    /** A Move Action begins: what comes before the first step, and how far it may go. Ledger: section 5.2. */
    public static Modifiers resolve(Play<CapitalState> play, Combatant unit, Occasion occasion, Modifiers bonus) {
        boolean rallied = Rally.enhances(play, unit, "the Move"); // CAP-AMB-112
        Modifiers more = bonus.and("rally", rallied ? Rally.charisma(play.state(), unit) : 0);
        PowerArmour.offer(play, unit);
        boolean chilled = unit.isChilled() && !shakesOffTheCold(play, unit);
        Modifiers length = of(unit, MoveTrait.lengthened(play, unit, more), chilled);
        play.emit(new MoveMeasured(unit.id(), length, occasion == Occasion.SEIZED));
        PowerPlay.movedShort(play, unit);
        return length;
    }

    /** The most that such a Move may turn out to cover before its dice are thrown. */
    public static int atBest(Combatant unit) {
        return of(unit, Modifiers.of("luck", MoveTrait.lengthenedAtMost(unit)), false)
                .total();
    }

    /** Ledger: chilled. */
    private static boolean shakesOffTheCold(Play<CapitalState> play, Combatant unit) {
        boolean succeeds =
                Check.passes(play, SHAKING_OFF, "shaking off the cold", unit, Attribute.STR, CHILLED_DIFFICULTY);
        if (succeeds) {
            play.emit(new ChillEnded(unit.id()));
        }
        return succeeds;
    }

    /** The bonus is what Abilities, Rally or Assemble! add to this Move. */
    public static Modifiers of(Combatant unit, Modifiers bonus, boolean chilled) {
        int allOut = Math.max(ALL_OUT_TIMES * METRES, ALL_OUT_LEAST);
        boolean leaps = unit.focus().leaping() && !unit.isProne();
        Modifiers length = Modifiers.of("Move", METRES).and("all out", leaps ? allOut - METRES : 0);
        for (Modifiers.Part part : bonus.parts()) {
            length = length.and(part.label(), part.value());
        }
        length = length.and("swift wings", unit.profile().is(UnitTag.MOVES_BY_AGILITY) ? unit.score(Attribute.AGI) : 0);
        length = halved(
                length, "power play", PowerPlayHindrances.of(unit).hampered(Hindrance.Kind.SHORT_MOVE)); // power-play-1
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
