package arbiter.dice;

/** What combat dice show together. */
public record CombatRoll(int damage, int effects) {

    private static final int COMMON_DAMAGE = 32;
    private static final int COMMON_EFFECTS = 16;
    private static final CombatRoll[] COMMON = new CombatRoll[COMMON_DAMAGE * COMMON_EFFECTS];

    static {
        for (int i = 0; i < COMMON.length; i++) {
            COMMON[i] = new CombatRoll(i / COMMON_EFFECTS, i % COMMON_EFFECTS);
        }
    }

    /** Common results are made only once, so that sampling makes no objects. */
    public static CombatRoll of(int damage, int effects) {
        boolean common = damage < COMMON_DAMAGE && effects < COMMON_EFFECTS;
        return common ? COMMON[damage * COMMON_EFFECTS + effects] : new CombatRoll(damage, effects);
    }
}
