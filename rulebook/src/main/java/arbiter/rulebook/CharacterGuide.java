package arbiter.rulebook;

import java.util.List;
import java.util.Optional;

/** Leads through questions to a character file. Never changes: every answer makes a new guide. */
public interface CharacterGuide {

    /** The question to be answered next; none when the file is ready. */
    Optional<Question> question();

    /** The finished character file. */
    Optional<String> file();

    /** The guide after this answer; one that is not legal is refused with the reason. */
    CharacterGuide answer(String answer);

    /** The guide before the last answer. */
    CharacterGuide back();

    /** A question with what may be chosen; with no choices it is answered in one's own words or with a number. */
    record Question(String id, String prompt, Form form, List<Choice> choices, int least, int most) {}

    /** How a question is answered. */
    enum Form {
        TEXT,
        CHOICE,
        NUMBER,
        DICE
    }

    /** One answer, and why it cannot be given, if so. */
    record Choice(String id, String text, Optional<String> refusal) {}
}
