package arbiter.games.wasteland.quality;

/** The first complication of an encounter is ignored. Ledger: WAS-QUAL-12. */
record ReliableQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Reliable";
    }

    @Override
    public boolean ignoresFirstComplication() {
        return true;
    }
}
