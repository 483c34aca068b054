package arbiter.rulebook;

import arbiter.rulebook.edit.Edit;
import java.util.List;

/**
 * What a gamemaster can change by hand in a game: every edit with the values that are legal now. Command line, situation
 * files, protocol and page offer exactly these; {@link arbiter.rulebook.edit.Edits} checks what is asked for.
 */
public interface GamemasterHand<S> {

    /** What can be changed that is no unit's own. */
    List<Edit<S>> onTable(S state);

    /** What can be changed of a unit of the table. */
    List<Edit<S>> onUnit(S state, String unit);
}
