package arbiter.rulebook.build;

import java.util.List;

/** A question on the way to a character. Numbers are from the least to the most; texts have suggestions at best. */
public record Question(String id, String prompt, Form form, List<Choice> options, int least, int most) {

    /** How it is answered. */
    public enum Form {
        /** In one's own words. */
        TEXT,
        /** With the id of an option. */
        OPTION,
        /** With a number. */
        NUMBER,
        /** With so many faces of dice, such as 3+5, or with the word minimum. */
        DICE
    }

    public List<Choice> available() {
        return options.stream().filter(Choice::isAvailable).toList();
    }
}
