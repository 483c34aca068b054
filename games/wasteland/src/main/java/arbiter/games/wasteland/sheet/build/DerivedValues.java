package arbiter.games.wasteland.sheet.build;

/** Numbers that follow from one attribute. Ledger: WAS-CHAR-6, WAS-CHAR-7, WAS-CHAR-9. */
final class DerivedValues {

    private static final int QUICK = 9;
    private static final int CARRIED = 150;
    private static final int CARRIED_BY_STRENGTH = 10;

    private DerivedValues() {}

    /** 1, or 2 for the quick. Ledger: WAS-CHAR-6. */
    static int defense(int agility) {
        return agility >= QUICK ? 2 : 1;
    }

    /** Pounds; a creature carries by its Body. Ledger: WAS-CHAR-9. */
    static int carried(int strength) {
        return CARRIED + CARRIED_BY_STRENGTH * strength;
    }

    /** 1 from STR 7 on, 2 from 9, 3 from 11. Ledger: WAS-CHAR-7. */
    static int meleeBonus(int strength) {
        return Math.max(0, Math.min(3, (strength - 5) / 2));
    }
}
