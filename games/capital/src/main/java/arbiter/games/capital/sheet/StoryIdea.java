package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Key;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;

/** An example of what drives or hinders a character; inventions of one's own are as good. Ledger: CAP-CREATE-4. */
public record StoryIdea(String id, String name, @Key("as") Part part, String text) implements Entry, Covered {

    /** What on the story page it is an example of. */
    public enum Part {
        IDEAL,
        GOAL,
        FLAW,
        TRAIT
    }

    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.NARRATIVE;
    }
}
