package arbiter.games.wasteland.quality;

/** After an Aim, darkness adds nothing. Ledger: WAS-QUAL-9. */
record NightVisionQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Night Vision";
    }

    @Override
    public boolean seesInTheDarkAfterAim() {
        return true;
    }
}
