package arbiter.games.wasteland.quality;

/** Complications come more easily. Ledger: WAS-QUAL-16. */
record UnreliableQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Unreliable";
    }

    @Override
    public int widerComplications() {
        return 1;
    }
}
