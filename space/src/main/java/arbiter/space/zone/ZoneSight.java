package arbiter.space.zone;

import arbiter.space.Borders;
import java.util.function.IntPredicate;

/** What stops a shot or a look: zones that are filled or hold somebody in the way, and borders between zones. */
@FunctionalInterface
public interface ZoneSight {

    boolean blocks(int zone);

    default boolean blocksBetween(int from, int to) {
        return false;
    }

    static ZoneSight of(IntPredicate zones, Borders borders) {
        return new ZoneSight() {
            @Override
            public boolean blocks(int zone) {
                return zones.test(zone);
            }

            @Override
            public boolean blocksBetween(int from, int to) {
                return borders.blocksSight(from, to);
            }
        };
    }
}
