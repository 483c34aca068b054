package arbiter.games.wasteland.quality;

/** Whoever wields it may parry. Ledger: WAS-QUAL-10. */
record ParryQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Parry";
    }

    @Override
    public boolean parries() {
        return true;
    }
}
