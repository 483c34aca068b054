package arbiter.games.capital.ability;

import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.unit.Part;

/** Turning healing to spare into harm: an Instant of whoever deals damage. Ledger: patch-up-1, CAP-AMB-103. */
public final class Overflow {

    private Overflow() {}

    /** The damage, raised by half of all Overflow if its dealer spends it; only while Active. Ledger: CAP-AMB-87. */
    public static Modifiers offer(Play<CapitalState> play, Combatant dealer, Occasion occasion, Modifiers damage) {
        int half = OverflowCounters.of(dealer) / 2;
        if (half == 0 || !occasion.active() || NothingTwice.forbids(dealer, "Overflow")) {
            return damage;
        }
        YesNo spends = play.choose(Request.one(dealer.decider(), "overflow.spend", YesNo.BOTH)
                .asking(() -> "Does " + dealer.name() + " spend all " + OverflowCounters.of(dealer) + " Overflow for "
                        + half + " more?")
                .otherwise(YesNo.NO));
        if (spends == YesNo.NO) {
            return damage;
        }
        NothingTwice.note(play, dealer, "Overflow");
        play.emit(new OverflowSpent(dealer.id()));
        return damage.and("overflow", half);
    }

    /** Healing beyond the maximum becomes Overflow. Ledger: patch-up-1, CAP-AMB-103. */
    public record OverflowGained(String unit, int amount) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            OverflowCounters.set(combatant, OverflowCounters.of(combatant) + amount);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " has " + OverflowCounters.of(state.unit(unit)) + " Overflow");
        }
    }

    /** All Overflow goes into one blow. */
    public record OverflowSpent(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            OverflowCounters.set(state.unit(unit), 0);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " spends all Overflow");
        }
    }

    /** Counters that can become damage. Ledger: patch-up-1, CAP-AMB-103. */
    public record OverflowCounters(int count) implements Part {

        private static final OverflowCounters NONE = new OverflowCounters(0);

        public static int of(Combatant unit) {
            return unit.abilityStates().get(NONE).count;
        }

        public static void set(Combatant unit, int count) {
            AbilityStates.put(unit, new OverflowCounters(count), NONE);
        }
    }
}
