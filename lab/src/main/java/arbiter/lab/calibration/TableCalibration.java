package arbiter.lab.calibration;

import arbiter.content.json.Json;
import java.util.List;

/**
 * The lab's chances beside what happened at tables where people played.
 *
 * @param fights so many were played for each chance
 * @param tables how many tables were looked at
 * @param unfinished how many were not played to their end, so that nothing can be learned from them
 * @param unreadable how many could not be run again
 * @param all at the beginning of every round
 * @param first at the beginning of the fight only
 * @param moments each chance with what happened
 */
public record TableCalibration(
        long seed,
        long fights,
        int tables,
        int unfinished,
        int unreadable,
        Calibration all,
        Calibration first,
        List<Moment> moments) {

    /** What the lab said of the first side as a round began, and whether it won: 1, 0, or a half if nobody did. */
    public record Moment(String name, String game, int round, String side, double chance, double happened) {}

    public TableCalibration {
        moments = List.copyOf(moments);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
