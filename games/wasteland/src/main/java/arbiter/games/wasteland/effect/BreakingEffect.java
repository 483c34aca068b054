package arbiter.games.wasteland.effect;

/** Each Effect takes a die of the target's cover or, without cover, a point of resistance where it is hit. Ledger: WAS-EFF-2. */
record BreakingEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Breaking";
    }

    @Override
    public int broken(int effects) {
        return effects;
    }
}
