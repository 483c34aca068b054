package arbiter.games.wasteland.quality;

/** Harder to use in one hand. Ledger: WAS-QUAL-15. */
record TwoHandedQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Two-Handed";
    }

    @Override
    public int harderInOneHand() {
        return 2;
    }
}
