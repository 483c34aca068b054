package arbiter.games.wasteland.quality;

/** Fires bursts of ten shots where others fire one, and each extra burst adds two combat dice. Ledger: WAS-QUAL-6. */
record GatlingQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Gatling";
    }

    @Override
    public int shotsAtOnce() {
        return 10;
    }

    @Override
    public int dicePerExtraShot() {
        return 2;
    }
}
