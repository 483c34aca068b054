package arbiter.games.wasteland.quality;

/** After an Aim, action points buy combat dice. Ledger: WAS-QUAL-1. */
record AccurateQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Accurate";
    }

    @Override
    public int diceForPointsAfterAim() {
        return 3;
    }
}
