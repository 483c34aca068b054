package arbiter.games.wasteland.quality;

/** An Aim may mark its target for the next ally. Ledger: WAS-QUAL-11. */
record ReconQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Recon";
    }

    @Override
    public boolean marksTargets() {
        return true;
    }
}
