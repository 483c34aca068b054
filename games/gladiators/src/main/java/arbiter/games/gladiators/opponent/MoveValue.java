package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Where somebody would rather stand: in reach of an enemy, out of reach where it can be, away from all when badly hurt. */
final class MoveValue {

    private static final double IN_REACH = 10;
    private static final double ENGAGED = 3;
    private static final double COVER = 0.5;
    /** What getting somewhere better is worth for each of its points. */
    private static final double GETTING_THERE = 0.06;

    private static final int HAND_TO_HAND = 2;
    private static final int FAR = 30;

    private MoveValue() {}

    /** A move is worth it where nobody is in reach, or where one would rather be out of theirs. */
    static double ofMoving(GladiatorsState state, Gladiator unit) {
        if (retreats(unit)) {
            return nearest(state, unit, unit.position().spot()) <= HAND_TO_HAND ? 0.3 : 0.05;
        }
        double here = of(state, unit, unit.position().spot());
        return here >= IN_REACH ? 0.02 : GETTING_THERE * (IN_REACH - here);
    }

    /** Whoever has one hit left and has struck already gets away from the others. */
    private static boolean retreats(Gladiator unit) {
        return unit.turn().aimed() && GoingOut.hits(unit) - unit.injuries().body() <= 1;
    }

    static double of(GladiatorsState state, Gladiator unit, Spot spot) {
        int nearest = nearest(state, unit, spot);
        if (retreats(unit)) {
            return Math.min(FAR, nearest);
        }
        int reach = reach(unit);
        boolean far = reach > HAND_TO_HAND;
        double value = isInReach(state, unit, spot, reach) ? IN_REACH : -Math.min(FAR, nearest) / 5.0;
        if (far && nearest <= 1) {
            value -= ENGAGED;
        }
        int cover = far ? state.map().cover(spot.hex().q(), spot.hex().r()) : 0;
        return value + COVER * cover;
    }

    private static int nearest(GladiatorsState state, Gladiator unit, Spot spot) {
        int nearest = Integer.MAX_VALUE;
        for (Gladiator enemy : state.units()) {
            if (isFoe(state, unit, enemy)) {
                nearest = Math.min(nearest, spot.distance(enemy.position().spot()));
            }
        }
        return nearest;
    }

    private static boolean isFoe(GladiatorsState state, Gladiator unit, Gladiator other) {
        return other.isInAction() && !other.isHidden() && state.enemies(unit, other);
    }

    private static boolean isInReach(GladiatorsState state, Gladiator unit, Spot spot, int reach) {
        LineOfFire line = new LineOfFire(state.map(), state.walls());
        for (Gladiator enemy : state.units()) {
            if (isFoe(state, unit, enemy)) {
                Spot there = enemy.position().spot();
                if (spot.distance(there) <= reach && line.fires(spot, there)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How far its strongest attack reaches, with one Level less if it comes to that; of equals the farthest. */
    private static int reach(Gladiator unit) {
        int strongest = 0;
        int reach = 1;
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof AffectingAbility && unit.condition().works(power.place()) && way.hasRange()) {
                    int level = way.level();
                    if (level > strongest || level == strongest && way.range().hexes() > reach) {
                        strongest = level;
                        reach = way.range().hexes();
                    }
                }
            }
        }
        return reach;
    }
}
