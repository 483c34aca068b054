package arbiter.games.wasteland.quality;

/** Strikes everything in a zone. Ledger: WAS-QUAL-2. */
record BlastQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Blast";
    }

    @Override
    public boolean strikesZones() {
        return true;
    }
}
