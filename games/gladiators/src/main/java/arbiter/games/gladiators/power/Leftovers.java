package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.environment.EnvironmentEvents;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What a power has put on the board goes when the power ends, whatever ended it. Ledger: GG-AMB-54, GG-AB-39, GG-AMB-66. */
public final class Leftovers {

    private Leftovers() {}

    /** Ends those of a unit's powers, and all that hangs on them. */
    public static void end(GladiatorsState state, Gladiator unit, Predicate<ActivePower> ended) {
        List<ActivePower> ending = new ArrayList<>();
        for (ActivePower active : unit.inUse().all()) {
            if (ended.test(active)) {
                ending.add(active);
            }
        }
        unit.set(unit.inUse().without(ended));
        for (ActivePower active : ending) {
            AbilityOwner owner = new AbilityOwner(unit.id(), active.number());
            WallEvents.vanish(state, owner);
            EnvironmentEvents.vanish(state, owner);
            for (Gladiator other : List.copyOf(state.units())) {
                if (other.origin().isSummonedBy(unit.id(), active.number()) && other.present()) {
                    new LeftPlay(other.id(), "").apply(state);
                }
            }
            Borrowing.giveBack(state, unit, active.number());
        }
    }
}
