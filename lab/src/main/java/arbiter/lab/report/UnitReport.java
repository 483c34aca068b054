package arbiter.lab.report;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * How a unit fares.
 *
 * @param standing the share of fights at whose end it stands
 * @param first the share of fights in which it is the first of all to fall
 * @param after the share of fights in which it stands after each round
 * @param falls the round in which it falls most often, if it ever does
 * @param left what is left of its resources at the end, on average over all fights
 */
public record UnitReport(
        String id,
        String name,
        String side,
        double standing,
        double first,
        List<Double> after,
        OptionalInt falls,
        Map<String, Double> left) {}
