package arbiter.rulebook;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.rulebook.build.Questionnaire;
import java.util.List;
import java.util.Map;

/** Where characters of a game are made, checked and raised to their next level. Files that cannot be read are refused. */
public interface CharacterDesk {

    /** Whether a file looks like a character of this game, right or wrong. */
    boolean knows(Node file);

    /** Every total with its parts, and everything that is not legal. */
    CharacterReport check(Source file);

    /** The same of a file that has been read, or of a sheet within one. */
    CharacterReport check(Node file);

    /** Several that may belong together, in that order: each for itself, and what they say about each other. */
    default List<CharacterReport> check(List<Source> files) {
        return files.stream().map(this::check).toList();
    }

    /** Everybody made by these rules who comes with the game, looked over, by what files call them. */
    Map<String, CharacterReport> shipped();

    /** The questions that lead to the file of a new character. */
    Questionnaire<String> create();

    /** The questions that lead to the file of this character at the next level; its comments and layout stay. */
    Questionnaire<String> level(Source file);
}
