package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A Movement that is active, in the class in which it gets somebody out of an Area: the one used last, or any where it
 * stays on. Ledger: GG-AMB-18, GG-AMB-37, GG-MOV-4.
 */
public record DodgeMove(RunningPower running, MovementClass movementClass) {

    /** What going to the ground adds for who runs. Ledger: GG-DOD-5. */
    static final int PRONE = 2;

    private static final int CRAWL = 3;
    private static final String GROUND = "ground";
    private static final String LEAP = "leap";
    private static final String TELEPORT = "teleport";
    private static final String AIR = "air";
    private static final String WATER = "water";
    private static final String UNDERWATER = "underwater";

    /** The one that carries somebody farthest, if any is active. */
    public static Optional<DodgeMove> best(GladiatorsState state, Gladiator unit) {
        DodgeMove best = null;
        for (RunningPower running : Running.on(state, unit, MovementAbility.class)) {
            DodgeMove move = of(state, unit, running);
            if (best == null || move.full(state, unit) > best.full(state, unit)) {
                best = move;
            }
        }
        return Optional.ofNullable(best);
    }

    static DodgeMove of(GladiatorsState state, Gladiator unit, RunningPower running) {
        Optional<String> last = unit.movement().last();
        if (last.isPresent() && running.way().form().has(last.get())) {
            return new DodgeMove(running, state.lore().movement(last.get()));
        }
        DodgeMove best = null;
        for (MovementClass one : state.lore().movement()) {
            DodgeMove move = new DodgeMove(running, one);
            if (running.way().form().has(one.id())
                    && (best == null || move.areaDodge(state, unit) > best.areaDodge(state, unit))) {
                best = move;
            }
        }
        return best == null ? new DodgeMove(running, state.lore().movement(GROUND)) : best;
    }

    public boolean isGround() {
        return movementClass.id().equals(GROUND);
    }

    boolean isTeleport() {
        return movementClass.id().equals(TELEPORT);
    }

    /** Whether it crosses nothing on its way. */
    boolean jumps() {
        return isTeleport() || movementClass.id().equals(LEAP);
    }

    boolean needsWater() {
        return movementClass.id().equals(WATER) || movementClass.id().equals(UNDERWATER);
    }

    int areaDodge(GladiatorsState state, Gladiator unit) {
        return needsWater() && !state.map().isWater(unit.hex()) ? 0 : movementClass.areaDodge();
    }

    /** All the hexes of one move as the unit is now. Ledger: 3.6. */
    public int full(GladiatorsState state, Gladiator unit) {
        int level = running.level(state).total();
        boolean floats = needsWater() || movementClass.id().equals(AIR);
        if (unit.posture().disorientated() && floats
                || unit.posture().prone() && movementClass.id().equals(LEAP)) {
            return 0;
        }
        return unit.posture().prone() && isGround() ? Math.min(CRAWL, level) : level * movementClass.hexesPerLevel();
    }

    /** Whether something keeps it from moving at all. Ledger: GG-HIT-6, GG-AMB-37, GG-AMB-76, GG-TKN-1. */
    public static boolean isStuck(GladiatorsState state, Gladiator unit) {
        return Restraint.stopsDodges(state, unit);
    }

    /** The hexes it gets to with one step, two and so on, with so many at most. */
    List<List<Hex>> rings(GladiatorsState state, Gladiator unit, int most) {
        List<List<Hex>> rings = new ArrayList<>(List.of(List.of(unit.hex())));
        nearest(state, unit, most, (steps, ring) -> {
            rings.add(ring);
            return List.of();
        });
        return rings;
    }

    /** What is found in the nearest hexes in which anything is: those of one step, of two and so on, up to a full move. */
    public <T> List<T> nearest(GladiatorsState state, Gladiator unit, BiFunction<Integer, List<Hex>, List<T>> inRing) {
        return nearest(state, unit, full(state, unit), inRing);
    }

    /** Who leaps or teleports crosses nothing on the way. */
    private <T> List<T> nearest(
            GladiatorsState state, Gladiator unit, int most, BiFunction<Integer, List<Hex>, List<T>> inRing) {
        Spot own = unit.position().spot();
        Set<Hex> seen = new LinkedHashSet<>(List.of(own.hex()));
        List<Hex> rim = List.of(own.hex());
        for (int step = 1; step <= most && !rim.isEmpty(); step++) {
            List<Hex> next = new ArrayList<>();
            List<Hex> ring = new ArrayList<>();
            for (Hex hex : rim) {
                for (Hex beside : hex.neighbours()) {
                    if (!state.map().contains(beside) || !seen.add(beside)) {
                        continue;
                    }
                    boolean open = canStand(state, own.at(beside));
                    if (open || jumps()) {
                        next.add(beside);
                    }
                    if (open) {
                        ring.add(beside);
                    }
                }
            }
            ring.sort(null);
            List<T> found = inRing.apply(step, ring);
            if (!found.isEmpty()) {
                return found;
            }
            rim = next;
        }
        return List.of();
    }

    private boolean canStand(GladiatorsState state, Spot spot) {
        return !state.walls().fills(spot) && (!needsWater() || state.map().isWater(spot.hex()));
    }

    /** That Movement in the class that goes farthest. */
    public static DodgeMove farthest(GladiatorsState state, Gladiator unit, RunningPower running) {
        DodgeMove best = null;
        for (MovementClass one : state.lore().movement()) {
            DodgeMove move = new DodgeMove(running, one);
            if (running.way().form().has(one.id())
                    && (best == null || move.full(state, unit) > best.full(state, unit))) {
                best = move;
            }
        }
        return best == null ? of(state, unit, running) : best;
    }
}
