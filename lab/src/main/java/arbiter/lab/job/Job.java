package arbiter.lab.job;

import arbiter.content.json.Json;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Fights to be played, as pure data: wherever a job is played, in one piece or in many, every fight goes the same way.
 *
 * @param game the id of the game
 * @param start where each fight begins
 * @param homebrew content beside that of the game
 * @param agents who plays, by side; the game's own opponent plays the others
 * @param seed the seed of the run; with the number of a fight it decides all dice of that fight
 * @param length how many fights
 * @param limits where fights are stopped
 * @param restrictions what units may not do
 */
public record Job(
        String game,
        Start start,
        List<PackText> homebrew,
        Map<String, AgentChoice> agents,
        long seed,
        RunLength length,
        FightLimits limits,
        List<Restriction> restrictions) {

    public Job {
        homebrew = List.copyOf(homebrew);
        agents = Collections.unmodifiableMap(new TreeMap<>(agents));
        restrictions = List.copyOf(restrictions);
    }

    /** Without anything special: everybody is played by the game's own opponent. */
    public static Job of(String game, Start start, long seed, RunLength length) {
        return new Job(game, start, List.of(), Map.of(), seed, length, FightLimits.USUAL, List.of());
    }

    public static Job read(String json) {
        return Json.plain().read(json, Job.class);
    }

    public String write() {
        return Json.plain().write(this);
    }

    public Job with(Start other) {
        return new Job(game, other, homebrew, agents, seed, length, limits, restrictions);
    }

    public Job with(RunLength other) {
        return new Job(game, start, homebrew, agents, seed, other, limits, restrictions);
    }

    public Job with(FightLimits other) {
        return new Job(game, start, homebrew, agents, seed, length, other, restrictions);
    }

    public Job withAgents(Map<String, AgentChoice> others) {
        return new Job(game, start, homebrew, others, seed, length, limits, restrictions);
    }

    public Job withSeed(long other) {
        return new Job(game, start, homebrew, agents, other, length, limits, restrictions);
    }

    public Job withHomebrew(List<PackText> others) {
        return new Job(game, start, others, agents, seed, length, limits, restrictions);
    }

    public Job restricted(List<Restriction> others) {
        return new Job(game, start, homebrew, agents, seed, length, limits, others);
    }
}
