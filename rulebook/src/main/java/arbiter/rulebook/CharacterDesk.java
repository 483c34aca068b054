package arbiter.rulebook;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import java.util.Map;

/** Where characters of a game are made, checked and raised to their next level. Files that cannot be read are refused. */
public interface CharacterDesk {

    /** Whether a file looks like a character of this game, right or wrong. */
    boolean knows(Node file);

    /** Every total with its parts, and everything that is not legal. */
    CharacterReport check(Source file);

    /** Everybody made by these rules who comes with the game, looked over, by what files call them. */
    Map<String, CharacterReport> shipped();

    /** The questions that lead to a new character. */
    CharacterGuide create();

    /** The questions that lead this character to the next level. */
    CharacterGuide level(Source file);
}
