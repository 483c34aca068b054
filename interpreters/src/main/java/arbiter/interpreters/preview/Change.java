package arbiter.interpreters.preview;

import java.util.Map;
import java.util.Set;

/**
 * What changes on one way: facts that held or did not, numbers that events counted, changes of bars
 * ({@code raider health -4}), and what units gained or lost.
 */
public record Change(Map<String, Boolean> facts, Map<String, Integer> numbers, Set<String> news) {}
