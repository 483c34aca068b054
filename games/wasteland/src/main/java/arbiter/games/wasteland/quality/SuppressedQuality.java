package arbiter.games.wasteland.quality;

/** Those who are unaware of the attacker may miss the attack. Ledger: WAS-QUAL-13. */
record SuppressedQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Suppressed";
    }

    @Override
    public boolean isMuffled() {
        return true;
    }
}
