package arbiter.games.wasteland.effect;

/** One additional target near the first for each Effect, if the attacker pays its shot. Ledger: WAS-EFF-1. */
record BurstEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Burst";
    }

    @Override
    public int moreTargets(int effects) {
        return effects;
    }
}
