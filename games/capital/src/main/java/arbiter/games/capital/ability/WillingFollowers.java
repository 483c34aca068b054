package arbiter.games.capital.ability;

import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.unit.Part;

/** Who follows a Captain: friends who see or hear them, unless locked out or not willing. Ledger: CAP-AMB-89. */
public final class WillingFollowers {

    private WillingFollowers() {}

    static boolean mayBeOrdered(CapitalState state, Combatant captain, Combatant unit) {
        return SeizeInitiative.mayTry(unit)
                && !state.enemies(captain, unit)
                && !OrderRefusal.of(unit).lasts(state.turns())
                && Hearing.reaches(state, unit, captain);
    }

    /** Captains need not be asked about their own orders. */
    static boolean agrees(Play<CapitalState> play, Combatant captain, Combatant unit) {
        if (unit == captain) {
            return true;
        }
        boolean willing = play.choose(Request.one(unit.decider(), "order.accept", YesNo.BOTH)
                        .asking(() -> "Does " + unit.name() + " act now, as " + captain.name() + " wants?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (!willing) {
            play.emit(new OrderRefused(unit.id()));
        }
        return willing;
    }

    /** A unit is not willing to act on an order; it is not asked again this turn. Ledger: CAP-AMB-111. */
    public record OrderRefused(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            OrderRefusal.note(state.unit(unit), state.turns() + 1);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " does not want to");
        }
    }

    /** The first turn in which a unit can be ordered again, after it has refused. */
    public record OrderRefusal(int againIn) implements Part {

        private static final OrderRefusal NONE = new OrderRefusal(0);

        public static OrderRefusal of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        public boolean lasts(int turn) {
            return turn < againIn;
        }

        static void note(Combatant unit, int againIn) {
            AbilityStates.put(unit, new OrderRefusal(againIn), NONE);
        }
    }
}
