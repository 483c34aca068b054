package arbiter.dice;

/** Combat dice, each with the faces 1, 2, nothing, nothing, 1 and an effect, 1 and an effect: {@code 12cd}. */
public record CombatDice(int count) implements Pool<CombatRoll> {

    public static final Die DIE = new Die("cd", 6);

    private static final int[] DAMAGE = {1, 2, 0, 0, 1, 1};
    private static final int[] EFFECTS = {0, 0, 0, 0, 1, 1};
    private static final Spots SPOTS = Spots.of(DAMAGE, EFFECTS);

    public CombatDice {
        Limits.dice("combat die", count);
    }

    /** What one die shows on that side. */
    public static CombatRoll face(int side) {
        return CombatRoll.of(DAMAGE[side - 1], EFFECTS[side - 1]);
    }

    /** What these sides show together. */
    public static CombatRoll read(Faces sides) {
        int damage = 0;
        int effects = 0;
        for (int i = 0; i < sides.size(); i++) {
            damage += DAMAGE[sides.face(i) - 1];
            effects += EFFECTS[sides.face(i) - 1];
        }
        return CombatRoll.of(damage, effects);
    }

    /** The same dice with every side kept, for rerolls of single dice. */
    public Dice sides() {
        return Dice.of(count, DIE);
    }

    @Override
    public CombatRoll roll(Thrower thrower) {
        int damage = 0;
        int effects = 0;
        for (int i = 0; i < count; i++) {
            int side = thrower.next(DIE);
            damage += DAMAGE[side - 1];
            effects += EFFECTS[side - 1];
        }
        return CombatRoll.of(damage, effects);
    }

    @Override
    public Distribution<CombatRoll> odds(Weights kind) {
        return Planes.of(notation(), kind, SPOTS, DIE.sides(), count, CombatRoll::of);
    }

    @Override
    public String notation() {
        return count + "cd";
    }
}
