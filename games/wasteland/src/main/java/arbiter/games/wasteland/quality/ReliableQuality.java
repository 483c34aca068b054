package arbiter.games.wasteland.quality;

/** The first complication of an encounter is ignored. Ledger: WAS-QUAL-12. */
record ReliableQuality() implements WeaponTrait {

    @Override
    public boolean ignoresFirstComplication() {
        return true;
    }
}
