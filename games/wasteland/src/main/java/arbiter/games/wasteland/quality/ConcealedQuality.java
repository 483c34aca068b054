package arbiter.games.wasteland.quality;

/** Nobody notices it who does not search. Ledger: WAS-QUAL-4. */
record ConcealedQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Concealed";
    }

    @Override
    public boolean isConcealed() {
        return true;
    }
}
