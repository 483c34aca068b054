package arbiter.games.narrative.sheet;

/** What an effect of a power offers for so many advantages after the roll, once or again and again. */
public record EffectPurchase(int advantage, boolean repeatable, String name) {

    public EffectPurchase {
        if (advantage < 1) {
            throw new IllegalArgumentException("what an effect offers costs 1 advantage or more, not " + advantage);
        }
    }
}
