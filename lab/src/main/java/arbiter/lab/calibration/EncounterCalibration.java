package arbiter.lab.calibration;

import arbiter.content.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lab's chances and a game's own measures beside what comes of the encounters that it ships.
 *
 * @param forecastFights so many fights were played for each chance of the lab
 * @param resultFights so many others for what happens
 * @param agents who led everybody in these others
 * @param lab how well the chances of the lab fit
 * @param measures the game's own, the best one first
 */
public record EncounterCalibration(
        String game,
        long seed,
        long forecastFights,
        long resultFights,
        String agents,
        Optional<Calibration> lab,
        List<MeasureScore> measures,
        List<Case> encounters) {

    public EncounterCalibration {
        measures = List.copyOf(measures);
        encounters = List.copyOf(encounters);
    }

    /**
     * One encounter.
     *
     * @param told the first side's part by each measure of the game
     */
    public record Case(String encounter, String side, double lab, double happened, Map<String, Double> told) {}

    public String write() {
        return Json.plain().readable(this);
    }
}
