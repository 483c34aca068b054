package arbiter.games.wasteland.quality;

/** Gains nothing from Aim. Ledger: WAS-QUAL-7. */
record InaccurateQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Inaccurate";
    }

    @Override
    public boolean losesAim() {
        return true;
    }
}
