package arbiter.rulebook.guide;

import java.util.List;
import java.util.Optional;

/**
 * One thought of a primer with its picture: the board of an encounter at its first question, with the unit that the words
 * are about, and how the id of an option begins that is shown as considered. The rules say it in full.
 */
public record PrimerCard(
        String title,
        String text,
        String encounter,
        Optional<String> unit,
        Optional<String> option,
        List<String> rules) {}
