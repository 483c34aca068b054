package arbiter.games.centuryg.trait;

/** Nobody else near can work Miracles. Ledger: mundanity-field. */
public record MundanityField() implements PersonTrait {

    @Override
    public boolean deniesMiracles() {
        return true;
    }
}
