package arbiter.games.centuryg.trait;

/** A pass rattles the target for a Round. Ledger: called-shot. */
public record CalledShot(int disadvantages) implements PersonTrait {

    @Override
    public int rattles() {
        return disadvantages;
    }
}
