package arbiter.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/** Prints measurements: one table for people, one JSON document for programs. */
final class Report {

    private static final String ROW = "%-20s %13s %13s %8s %17s %7s  %s";

    private Report() {}

    static String heading() {
        return row("task", "yardstick", "candidate", "ratio", "spread", "target", "verdict");
    }

    static String line(Measurement measurement) {
        String spread = number(measurement.lowerRatio()) + " - " + number(measurement.upperRatio());
        return row(
                measurement.name(),
                time(measurement.yardstickNanos()),
                time(measurement.candidateNanos()),
                number(measurement.ratio()),
                spread,
                measurement.target().isPresent() ? number(measurement.target().getAsDouble()) : "-",
                measurement.verdict());
    }

    static String json(List<Measurement> measurements) {
        ObjectNode report = new ObjectMapper().createObjectNode();
        report.put("java", Runtime.version().toString());
        for (Measurement measurement : measurements) {
            ObjectNode pair = report.withArray("/pairs").addObject();
            pair.put("name", measurement.name());
            pair.put("yardstickNanos", measurement.yardstickNanos());
            pair.put("candidateNanos", measurement.candidateNanos());
            pair.put("ratio", measurement.ratio());
            pair.put("lowerRatio", measurement.lowerRatio());
            pair.put("upperRatio", measurement.upperRatio());
            measurement.target().ifPresent(target -> {
                pair.put("target", target);
                pair.put("met", measurement.ratio() <= target);
            });
        }
        return report.toPrettyString();
    }

    private static String row(String... cells) {
        return String.format(Locale.ROOT, ROW, (Object[]) cells).stripTrailing();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String time(double nanos) {
        if (nanos < 1e3) {
            return String.format(Locale.ROOT, "%.1f ns", nanos);
        }
        return nanos < 1e6
                ? String.format(Locale.ROOT, "%.2f µs", nanos / 1e3)
                : String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
    }
}
