package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The places of a move that people mostly want: next to an enemy, within range of one, into cover, back, up and down. */
final class WorthwhilePlaces {

    /** As high as a flier goes who wants to be out of reach of blows. */
    private static final int OUT_OF_REACH = 3;

    private final GladiatorsState state;
    private final Gladiator unit;
    private final MoveReach reach;
    private final List<PlaceOption> found = new ArrayList<>();

    private WorthwhilePlaces(GladiatorsState state, Gladiator unit, MoveReach reach) {
        this.state = state;
        this.unit = unit;
        this.reach = reach;
    }

    private interface Score {
        /** The larger the better; below 0 is of no use. */
        int of(Hex hex);
    }

    static List<PlaceOption> of(GladiatorsState state, Gladiator unit, MoveReach reach) {
        WorthwhilePlaces places = new WorthwhilePlaces(state, unit, reach);
        List<Hex> around = reach.hexesAround();
        List<Gladiator> enemies = state.enemiesOf(unit);
        int range = places.range();
        for (Gladiator enemy : enemies) {
            places.toward(around, enemy, range);
        }
        places.cover(around);
        places.back(around, enemies);
        places.upAndDown();
        places.below(around);
        return places.found;
    }

    private int here() {
        return unit.position().altitude();
    }

    /** Next to an enemy, or as near as one gets; and the nearest place from which the longest attack reaches. */
    private void toward(List<Hex> around, Gladiator enemy, int range) {
        int distance = state.range(unit, enemy);
        int altitude = reach.by() == MoveClass.AIR ? enemy.position().altitude() : here();
        if (distance > 1) {
            Optional<MovePath> straight = best(
                    around,
                    altitude,
                    hex -> 1000 - 10 * Math.max(1, hex.distance(enemy.hex())) - hex.distance(unit.hex()) % 10);
            straight.filter(path -> near(path, enemy) || reach.by() != MoveClass.GROUND)
                    .or(() -> onFoot(around, enemy))
                    .or(() -> straight)
                    .ifPresent(path -> add(path, (near(path, enemy) ? "Next to " : "Toward ") + enemy.name()));
        }
        if (range > 1 && distance > range) {
            best(around, here(), hex -> hex.distance(enemy.hex()) > range ? -1 : 1000 - hex.distance(unit.hex()))
                    .ifPresent(path -> add(path, "Within range of " + enemy.name()));
        }
    }

    /** As near as one gets by the shortest way around what stands between, which may lead away at first. */
    private Optional<MovePath> onFoot(List<Hex> around, Gladiator enemy) {
        WalkingDistance way = WalkingDistance.to(state, List.of(enemy), here());
        if (way.from(unit.hex()) == WalkingDistance.NO_WAY) {
            return Optional.empty();
        }
        return best(around, here(), hex -> WalkingDistance.NO_WAY - way.from(hex));
    }

    private static boolean near(MovePath path, Gladiator enemy) {
        return path.end().spot().distance(enemy.position().spot()) <= 1;
    }

    private void cover(List<Hex> around) {
        best(around, here(), hex -> {
                    int worth = 2 * state.map().concealment(hex.q(), hex.r())
                            + state.map().cover(hex.q(), hex.r());
                    return worth == 0 ? -1 : 100 * worth - hex.distance(unit.hex());
                })
                .ifPresent(path -> add(path, "Into cover"));
    }

    private void back(List<Hex> around, List<Gladiator> enemies) {
        if (enemies.isEmpty()) {
            return;
        }
        best(around, here(), hex -> {
                    int nearest = Integer.MAX_VALUE;
                    for (Gladiator enemy : enemies) {
                        nearest = Math.min(nearest, hex.distance(enemy.hex()));
                    }
                    return nearest;
                })
                .ifPresent(path -> add(path, "Back"));
    }

    private void upAndDown() {
        if (reach.by() != MoveClass.AIR) {
            return;
        }
        if (here() < OUT_OF_REACH) {
            reach.to(new Spot(unit.hex(), Math.min(OUT_OF_REACH, reach.hexes())))
                    .ifPresent(path -> add(path, "Up"));
        }
        int ground = Surfaces.surface(state, unit.hex(), here());
        if (here() > ground) {
            reach.to(new Spot(unit.hex(), Math.max(ground, here() - reach.hexes())))
                    .ifPresent(path -> add(path, "Down"));
        }
    }

    /** Out of sight beneath where one is, or up again. */
    private void below(List<Hex> around) {
        if (!reach.by().goesBelow()) {
            return;
        }
        boolean isBelow = unit.position().isHiddenBelow();
        reach.to(new Spot(unit.hex(), isBelow ? 0 : MoveReach.BELOW))
                .ifPresent(path -> add(path, isBelow ? "Up" : "Below"));
    }

    /** The first of the best that can be reached: ways are looked for only to places that would be taken. */
    private Optional<MovePath> best(List<Hex> around, int altitude, Score score) {
        int[] values = new int[around.size()];
        for (int i = 0; i < values.length; i++) {
            Hex hex = around.get(i);
            values[i] = hex.equals(unit.hex()) ? -1 : score.of(hex);
        }
        while (true) {
            int best = best(values);
            if (best < 0) {
                return Optional.empty();
            }
            Optional<MovePath> path = reach.to(new Spot(around.get(best), altitude));
            if (path.isPresent()) {
                return path;
            }
            values[best] = -1;
        }
    }

    /** The place of the first of the highest; -1 if none is of any use. */
    private static int best(int[] values) {
        int best = -1;
        int most = -1;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > most) {
                most = values[i];
                best = i;
            }
        }
        return best;
    }

    private void add(MovePath path, String why) {
        Spot spot = name(path);
        for (PlaceOption other : found) {
            if (other.spot().equals(spot)) {
                return;
            }
        }
        found.add(new PlaceOption(spot, path, why));
    }

    /** By which name the end of a way is known. */
    static Spot name(MovePath path) {
        return path.end().isHiddenBelow()
                ? new Spot(path.end().hex(), MoveReach.BELOW)
                : path.end().spot();
    }

    /** The longest reach of its attacks at full Level. */
    private int range() {
        int longest = 0;
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof AffectingAbility && unit.condition().works(power.place())) {
                    longest = Math.max(longest, way.range().hexes());
                }
            }
        }
        return longest;
    }
}
