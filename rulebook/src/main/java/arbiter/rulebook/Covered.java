package arbiter.rulebook;

/** A content entry that says itself how it is carried out; entries that do not are automated. */
public interface Covered {

    LedgerEntry.Status status();
}
