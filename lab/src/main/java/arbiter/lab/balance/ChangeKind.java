package arbiter.lab.balance;

import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import java.util.Arrays;
import java.util.List;

/** What may be changed about an encounter, and what a change of the kind costs whoever prepares it. */
public enum ChangeKind {
    BARS("bars", 1),
    NUMBERS("numbers", 2),
    KINDS("kinds", 3),
    BUILDS("builds", 3);

    private final String word;
    private final double cost;

    ChangeKind(String word, double cost) {
        this.word = word;
        this.cost = cost;
    }

    /** As people write it. */
    public String word() {
        return word;
    }

    double cost() {
        return cost;
    }

    public static ChangeKind read(String word) {
        List<String> words = Arrays.stream(values()).map(ChangeKind::word).toList();
        int index = words.indexOf(word);
        if (index < 0) {
            throw new Refused(Nearest.unknown("kind of change", word, words));
        }
        return values()[index];
    }
}
