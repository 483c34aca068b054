package arbiter.lab.rating;

import java.util.List;

/** Three of whom each beats the next, and the last the first, surely at 95 % each: rock, paper, scissors. */
public record Circle(List<String> names, List<Double> shares) {

    public Circle {
        names = List.copyOf(names);
        shares = List.copyOf(shares);
    }
}
