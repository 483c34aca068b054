package arbiter.lab.agent;

import java.util.ArrayList;
import java.util.List;

/** An answer that is thought about, with what came of it in each world; candidates have the first worlds in common. */
final class Candidate {

    private final List<String> answer;
    private final List<Double> values = new ArrayList<>();
    private double sum;

    Candidate(List<String> answer) {
        this.answer = answer;
    }

    List<String> answer() {
        return answer;
    }

    void add(double value) {
        values.add(value);
        sum += value;
    }

    double mean() {
        return sum / values.size();
    }

    /** Whether it is ahead of the other by more than so many standard errors, in at least so many worlds in common. */
    boolean leads(Candidate other, int least, double margin) {
        int worlds = Math.min(values.size(), other.values.size());
        if (this == other || worlds < least) {
            return false;
        }
        double total = 0;
        double squares = 0;
        for (int world = 0; world < worlds; world++) {
            double difference = values.get(world) - other.values.get(world);
            total += difference;
            squares += difference * difference;
        }
        double mean = total / worlds;
        double variance = Math.max(0, squares / worlds - mean * mean) / (worlds - 1);
        return mean > 0 && mean > margin * Math.sqrt(variance);
    }
}
