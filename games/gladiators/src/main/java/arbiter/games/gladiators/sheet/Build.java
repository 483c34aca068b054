package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** What a file of a character says, legal or not. Ledger: GG-CHR-1, GG-CHR-5. */
public record Build(
        @Default(value = "gladiator", written = true) Kind kind,
        @Default("") String id,
        String name,
        @Default("major") Standing standing,
        OptionalInt gp,
        List<PowerDesign> powers,
        List<TakenTrait> traits,
        @Default("") String text)
        implements Entry, Covered {

    /** What a file is for. */
    public enum Kind {
        GLADIATOR
    }

    /** Somebody with a name and a story, or one of many. Ledger: GG-CHR-1. */
    public enum Standing {
        MAJOR,
        MINOR
    }

    private static final int SUGGESTED_GP = 40;

    /** The name in small letters and dashes, where the file gives no id. */
    @Override
    public String id() {
        return id.isEmpty()
                ? name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "")
                : id;
    }

    /** Builds are examples of the rules, not rules. */
    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.NARRATIVE;
    }

    public boolean isMinor() {
        return standing == Standing.MINOR;
    }

    /** The GP there are to spend; the ones suggested for a hero where nothing is said, and no bound for minors. */
    public OptionalInt budget() {
        return gp.isPresent() || isMinor() ? gp : OptionalInt.of(SUGGESTED_GP);
    }

    public Build with(List<PowerDesign> designs) {
        return new Build(kind, id, name, standing, gp, List.copyOf(designs), traits, text);
    }

    public Build taking(List<TakenTrait> taken) {
        return new Build(kind, id, name, standing, gp, powers, List.copyOf(taken), text);
    }

    public Build withGp(int points) {
        return new Build(kind, id, name, standing, OptionalInt.of(points), powers, traits, text);
    }
}
