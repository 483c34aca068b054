package arbiter.games.narrative.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Map;

/**
 * A vehicle as it leaves the yard, or a tame creature that is ridden like one. Zones that its defence does not name have
 * none; some can lay smoke. Ledger: NAR-VEH-1, NAR-MAN-7.
 */
public record Vehicle(
        String id,
        String name,
        Medium medium,
        int silhouette,
        int speed,
        @Default("0") int handling,
        Map<Zone, Integer> defence,
        int armour,
        int hull,
        int system,
        int crew,
        int passengers,
        List<Mounted> weapons,
        @Default("false") boolean smoke,
        @Default("false") boolean tame,
        String text)
        implements Unit {

    public static final int FASTEST = 5;

    /** Where it moves; ships and aircraft can sink and crash. Ledger: NAR-SINK-1. */
    public enum Medium {
        LAND,
        WATER,
        AIR
    }

    /** So many weapons of one kind in the same firing arcs. */
    public record Mounted(Weapon weapon, @Default("1") int count, List<Zone> arcs) {

        public Mounted {
            if (arcs.isEmpty()) {
                throw new IllegalArgumentException(weapon.name() + " points nowhere: name its arcs");
            }
        }
    }

    public Vehicle {
        if (speed < 0 || speed > FASTEST) {
            throw new IllegalArgumentException("the speed of a vehicle is from 0 to " + FASTEST + ", not " + speed);
        }
        if (crew < 1) {
            throw new IllegalArgumentException("a vehicle has a crew of 1 or more, not " + crew);
        }
    }

    /** One for each of the crew after the first; with a crew of one the pilot's seat is one. Ledger: NAR-VEH-13. */
    public int gunneryStations() {
        return Math.max(1, crew - 1);
    }
}
