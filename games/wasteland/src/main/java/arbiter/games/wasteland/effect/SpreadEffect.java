package arbiter.games.wasteland.effect;

/** One additional hit at half the damage for each Effect. Ledger: WAS-EFF-6. */
record SpreadEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Spread";
    }

    @Override
    public int moreHits(int effects) {
        return effects;
    }
}
