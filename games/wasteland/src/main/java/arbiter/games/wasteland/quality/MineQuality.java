package arbiter.games.wasteland.quality;

/** Laid in a zone, it goes off by itself. Ledger: WAS-QUAL-8. */
record MineQuality() implements WeaponTrait {

    @Override
    public String words() {
        return "Mine";
    }

    @Override
    public boolean isPlaced() {
        return true;
    }
}
