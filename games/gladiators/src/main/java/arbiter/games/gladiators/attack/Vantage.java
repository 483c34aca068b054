package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.Stretching;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** From where a power gets at a target: the user's own hex, or with Stretching the nearest that will do. Ledger: GG-AB-38. */
final class Vantage {

    private Vantage() {}

    static Optional<Spot> of(GladiatorsState state, Gladiator user, PlainPower way, Gladiator target) {
        Spot own = user.position().spot();
        int range = state.range(user, target);
        boolean inReach = PowerTargets.reaches(way, range);
        int stretch = inReach ? 0 : stretch(state, user);
        if (!inReach && stretch == 0 || isFettered(state, user, way, range)) {
            return Optional.empty();
        }
        if (inReach) {
            if (hasWay(state, way, own, target.position().spot())) {
                return Optional.of(own);
            }
            stretch = stretch(state, user);
        }
        return stretch == 0 ? Optional.empty() : stretched(state, own, stretch, way, target);
    }

    /** Who is grabbed acts at no distance; who is trapped aims at nothing but minds and needs free hands. Ledger: GG-GRB-2, GG-TRP-1. */
    static boolean isFettered(GladiatorsState state, Gladiator user, PlainPower way, int range) {
        return range > 0 && Restraint.isGrabbed(state, user) || Restraint.forbids(state, user, way);
    }

    /** Direct in a straight line, Indirect over walls, Seeking around them. Ledger: GG-TGT-2, GG-AMB-113, GG-MD-28. */
    static boolean hasWay(GladiatorsState state, PlainPower way, Spot from, Spot to) {
        LineOfFire line = new LineOfFire(state.map(), state.walls());
        if (way.has(IgnoresWalls.class) || line.fires(from, to)) {
            return true;
        }
        if (way.is(Targeting.INDIRECT)) {
            return line.indirectObstacle(from, to).isEmpty();
        }
        return way.is(Targeting.SEEKING) && line.hasRoute(from, to);
    }

    static int stretch(GladiatorsState state, Gladiator user) {
        int most = 0;
        for (RunningPower running : Running.on(state, user, Stretching.class)) {
            most = Math.max(most, running.level(state).total());
        }
        return most;
    }

    /** Ring by ring along routes without walls, so that the first that will do is the nearest. */
    private static Optional<Spot> stretched(
            GladiatorsState state, Spot own, int stretch, PlainPower way, Gladiator target) {
        Spot goal = target.position().spot();
        Set<Hex> seen = new LinkedHashSet<>(List.of(own.hex()));
        List<Hex> rim = List.of(own.hex());
        for (int step = 1; step <= stretch; step++) {
            List<Hex> next = new ArrayList<>();
            for (Hex hex : rim) {
                for (Hex beside : hex.neighbours()) {
                    Spot spot = own.at(beside);
                    if (!state.map().contains(beside) || state.walls().fills(spot) || !seen.add(beside)) {
                        continue;
                    }
                    next.add(beside);
                }
            }
            next.sort(null);
            for (Hex hex : next) {
                Spot spot = own.at(hex);
                if (PowerTargets.reaches(way, spot.distance(goal)) && hasWay(state, way, spot, goal)) {
                    return Optional.of(spot);
                }
            }
            rim = next;
        }
        return Optional.empty();
    }
}
