package arbiter.games.centuryg.trait;

/** Miracles cost half. Ledger: psychic-power. */
public record PsychicPower() implements PersonTrait {

    @Override
    public int miraclePrice(int usual) {
        return usual / 2;
    }
}
