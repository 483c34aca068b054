package arbiter.games.wasteland.effect;

/** Each Effect takes so many points of resistance away for this hit. Ledger: WAS-EFF-4. */
record PiercingEffect(int rating) implements DamageEffect {

    PiercingEffect {
        if (rating < 1) {
            throw new IllegalArgumentException("Piercing ignores 1 point or more for each Effect, not " + rating);
        }
    }

    @Override
    public String words() {
        return "Piercing " + rating;
    }

    @Override
    public int ignoredResistance(int effects) {
        return rating * effects;
    }
}
