package arbiter.games.centuryg.trait;

/** Works without the right tools. Ledger: make-do. */
public record MakeDo() implements PersonTrait {

    @Override
    public boolean ignoresMissingTools() {
        return true;
    }
}
