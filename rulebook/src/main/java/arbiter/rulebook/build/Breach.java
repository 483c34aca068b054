package arbiter.rulebook.build;

/** A kind of thing that can be wrong with what was built. The words never change. */
public interface Breach {

    String word();

    /** The ledger id of the rule that is broken. */
    String rule();
}
