package arbiter.rulebook;

import arbiter.rulebook.build.Step;
import java.util.Optional;

/** Leads through questions to a character file. Never changes: every answer makes a new guide. */
public interface CharacterGuide {

    /** The question to be answered next; none when the file is ready. */
    Optional<Step> question();

    /** The finished character file. */
    Optional<String> file();

    /** The guide after this answer; one that is not legal is refused with the reason. */
    CharacterGuide answer(String answer);

    /** The guide before the last answer. */
    CharacterGuide back();
}
