package arbiter.games.wasteland.quality;

/** Enemies within reach do not disturb. Ledger: WAS-QUAL-3. */
record CloseQuartersQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Close Quarters";
    }

    @Override
    public boolean ignoresEnemiesInReach() {
        return true;
    }
}
