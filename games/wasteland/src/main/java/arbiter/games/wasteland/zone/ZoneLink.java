package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.ObstacleKind;
import java.util.List;

/**
 * Two zones that lie side by side, what has to be crossed between them, whether only on the way from the first to the
 * other, and whether one can see from one into the other. Ledger: WAS-MOVE-4, WAS-MOVE-6.
 */
public record ZoneLink(int one, int other, List<ObstacleKind> obstacles, boolean oneWay, boolean blocksSight) {

    public ZoneLink {
        obstacles = List.copyOf(obstacles);
    }
}
