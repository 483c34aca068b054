package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Absorption;
import arbiter.games.gladiators.ability.CopyPower;
import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.environment.EnvironmentEvents;
import arbiter.games.gladiators.hold.Bonding;
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
            if (Running.running(unit, active).kind() instanceof Absorption) {
                unit.set(unit.levels().withoutGains());
            }
            if (Running.running(unit, active).kind() instanceof CopyPower) {
                endCopies(state, unit, active.number());
            }
            Bonding.refresh(state, unit, active);
        }
    }

    /** Copies end with the Copy Power that made them, and so does what they had running. Ledger: GG-AMB-66. */
    private static void endCopies(GladiatorsState state, Gladiator unit, int by) {
        int own = unit.profile().owned().size();
        for (int i = 0; i < unit.copies().all().size(); i++) {
            if (unit.copies().all().get(i).by() == by) {
                int place = own + i;
                unit.set(unit.condition().with(place, PowerFault.ABSENT));
                end(state, unit, active -> active.power() == place);
            }
        }
    }
}
