package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.Part;

/** Part: who is within somebody's reach; always both ways, and only in one zone. Ledger: WAS-MOVE-1. */
public record Nearness(UnitSet inReach) implements Part {

    public static final Nearness NONE = new Nearness(UnitSet.NONE);

    public static boolean within(Fighter one, Fighter other) {
        return one.nearness().inReach.has(other);
    }

    /** Whether an enemy who is able to act is within somebody's reach. Ledger: WAS-REACH-1, WAS-REACH-4. */
    public static boolean isDisturbed(WastelandState state, Fighter one) {
        if (one.nearness().inReach.isEmpty()) {
            return false;
        }
        for (Fighter other : state.units()) {
            if (within(one, other) && other.canAct() && state.enemies(one, other)) {
                return true;
            }
        }
        return false;
    }

    /** For events and for setting up a table: puts two within each other's reach. */
    public static void join(Fighter one, Fighter other) {
        one.set(new Nearness(one.nearness().inReach.with(other)));
        other.set(new Nearness(other.nearness().inReach.with(one)));
    }

    /** For events: two are not within each other's reach any more. */
    public static void part(Fighter one, Fighter other) {
        one.set(new Nearness(one.nearness().inReach.without(other)));
        other.set(new Nearness(other.nearness().inReach.without(one)));
    }

    /** For events and known tables: somebody is within nobody's reach any more. */
    public static void leave(WastelandState state, Fighter one) {
        for (Fighter other : state.units()) {
            if (within(other, one)) {
                other.set(new Nearness(other.nearness().inReach.without(one)));
            }
        }
        one.set(NONE);
    }
}
