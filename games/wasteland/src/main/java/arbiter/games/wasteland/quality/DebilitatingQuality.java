package arbiter.games.wasteland.quality;

/** Its injuries are harder to treat. Ledger: WAS-QUAL-5. */
record DebilitatingQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Debilitating";
    }

    @Override
    public boolean debilitates() {
        return true;
    }
}
