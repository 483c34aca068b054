package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.move.WalkingDistance;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** Where somebody would rather stand: in reach of an enemy, out of reach where it can be, away from all when badly hurt. */
final class MoveValue {

    private static final double IN_REACH = 10;
    private static final double ENGAGED = 3;
    private static final double COVER = 0.5;
    /** What getting somewhere better is worth for each of its points. */
    private static final double GETTING_THERE = 0.06;

    private static final int HAND_TO_HAND = 2;
    private static final int FAR = 60;

    private final GladiatorsState state;
    private final Gladiator unit;
    private final List<Gladiator> foes;
    private final int reach;
    private WalkingDistance onFoot;

    private MoveValue(GladiatorsState state, Gladiator unit) {
        this.state = state;
        this.unit = unit;
        this.foes = foes(state, unit);
        this.reach = reach(unit);
    }

    static MoveValue of(GladiatorsState state, Gladiator unit) {
        return new MoveValue(state, unit);
    }

    private static List<Gladiator> foes(GladiatorsState state, Gladiator unit) {
        List<Gladiator> foes = new ArrayList<>();
        for (Gladiator other : state.units()) {
            if (other.isInAction() && !other.isHidden() && state.enemies(unit, other)) {
                foes.add(other);
            }
        }
        return foes;
    }

    /** A move is worth it where nobody is in reach, or where one would rather be out of theirs. */
    double ofMoving() {
        if (foes.isEmpty()) {
            return 0;
        }
        if (retreats(unit)) {
            return nearest(unit.position().spot()) <= HAND_TO_HAND ? 0.3 : 0.05;
        }
        double here = of(unit.position().spot());
        return here >= IN_REACH ? 0.02 : GETTING_THERE * (IN_REACH - here);
    }

    /** Whoever has one hit left and has struck already gets away from the others. */
    private static boolean retreats(Gladiator unit) {
        return unit.turn().aimed() && GoingOut.hits(unit) - unit.injuries().body() <= 1;
    }

    double of(Spot spot) {
        int nearest = nearest(spot);
        if (retreats(unit)) {
            return Math.min(FAR, nearest);
        }
        boolean far = reach > HAND_TO_HAND;
        double value = isInReach(spot) ? IN_REACH : -Math.min(FAR, steps(spot)) / 5.0;
        if (far && nearest <= 1) {
            value -= ENGAGED;
        }
        int cover = far ? state.map().cover(spot.hex().q(), spot.hex().r()) : 0;
        return value + COVER * cover;
    }

    private int nearest(Spot spot) {
        int nearest = Integer.MAX_VALUE;
        for (Gladiator foe : foes) {
            nearest = Math.min(nearest, spot.distance(foe.position().spot()));
        }
        return nearest;
    }

    /** How far it still is from there: around walls for who walks, if there is a way at all. */
    private int steps(Spot spot) {
        if (spot.altitude() != unit.position().altitude() || unit.position().isAirborne()) {
            return nearest(spot);
        }
        if (onFoot == null) {
            onFoot = WalkingDistance.to(state, foes, spot.altitude());
        }
        int steps = onFoot.from(spot.hex());
        return steps == WalkingDistance.NO_WAY ? nearest(spot) : steps;
    }

    private boolean isInReach(Spot spot) {
        LineOfFire line = new LineOfFire(state.map(), state.walls());
        for (Gladiator foe : foes) {
            Spot there = foe.position().spot();
            if (spot.distance(there) <= reach && line.fires(spot, there)) {
                return true;
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
