package arbiter.bench;

import java.util.Arrays;

/**
 * The reference answers. Four independent programs agree on their first eight decimals; the further digits come from
 * exact fractions, which the tests compute again. An outcome's numbers are in the order in which a task names them.
 */
public final class References {

    private static final int SUCCESS = 0;
    private static final int ADVANTAGE = 1;
    private static final int TRIUMPH = 2;
    private static final int DESPAIR = 3;

    /** 3 Proficiency, 2 Ability, 2 Boost against 2 Challenge, 3 Difficulty, 2 Setback. */
    public static final Reference T1 = symbols(
                    Reference.of("T1", 4126),
                    0.5450804877594914,
                    0.4709653400377924,
                    0.1696639083924317,
                    397 / 1728.0,
                    23 / 144.0,
                    0.01959396730906861,
                    0.01656030139625178,
                    0.01755291199035193)
            .mean(SUCCESS, 3 / 4.0)
            .mean(ADVANTAGE, 1 / 3.0)
            .mean(TRIUMPH, 1 / 4.0)
            .mean(DESPAIR, 1 / 6.0)
            .range(SUCCESS, -12, 12)
            .range(ADVANTAGE, -12, 14)
            .range(TRIUMPH, 0, 3)
            .range(DESPAIR, 0, 2);

    /** 6 Proficiency, 4 Ability, 4 Boost against 5 Challenge, 4 Difficulty, 4 Setback. */
    public static final Reference T2 = symbols(
                    Reference.of("T2", 47453),
                    0.6472697431703353,
                    0.6074899292797007,
                    0.3181506184421902,
                    1214423 / 2985984.0,
                    87781 / 248832.0,
                    0.09240142762008176,
                    0.00360105725454201,
                    0.005331919777224516)
            .mean(SUCCESS, 7 / 4.0)
            .mean(ADVANTAGE, 3 / 2.0)
            .mean(TRIUMPH, 1 / 2.0)
            .mean(DESPAIR, 5 / 12.0)
            .range(SUCCESS, -22, 24)
            .range(ADVANTAGE, -22, 28)
            .range(TRIUMPH, 0, 6)
            .range(DESPAIR, 0, 5);

    /** The highest of 7d10. */
    public static final Reference T3A = Reference.of("T3a", 10)
            .chance("8 or more", 0.9176457, at -> at[0] >= 8)
            .chance("9 or more", 0.7902848, at -> at[0] >= 9)
            .chance("exactly 10", 0.5217031, at -> at[0] == 10)
            .mean(0, 9.1919575)
            .variance(0, 1.15360821819375);

    /** The sum of the 10 highest of 20d10. */
    public static final Reference T3B = Reference.of("T3b", 91)
            .chance("75 or more", 0.7301375740776685, at -> at[0] >= 75)
            .chance("exactly 80", 0.0553891923391743, at -> at[0] == 80)
            .chance("80 or more", 0.4798828339816724, at -> at[0] >= 80)
            .chance("90 or more", 0.05173894422450305, at -> at[0] >= 90)
            .mean(0, 78.64285713358076)
            .variance(0, 51.76125849310761);

    /** The sum of 100d6. */
    public static final Reference T4A = Reference.of("T4a", 501)
            .chance("exactly 350", 0.02332260601534536, at -> at[0] == 350)
            .chance("360 or more", 0.289259279068431, at -> at[0] >= 360)
            .chance("375 or more", 0.0757775878525517, at -> at[0] >= 375)
            .chance("400 or more", 0.001823024308088837, at -> at[0] >= 400)
            .mean(0, 350)
            .variance(0, 875 / 3.0);

    /** 40d6 without the 10 lowest and the 10 highest. */
    public static final Reference T4B = Reference.of("T4b", 101)
            .chance("exactly 70", 0.05008342636365769, at -> at[0] == 70)
            .chance("60 or more", 0.9129822936282906, at -> at[0] >= 60)
            .chance("75 or more", 0.2848242107754293, at -> at[0] >= 75)
            .chance("80 or more", 0.1104593532139526, at -> at[0] >= 80)
            .mean(0, 70)
            .variance(0, 59.26628998188546);

    /** Successes and complications of 5d20, target number 12, critical at 4. */
    public static final Reference T5 = Reference.of("T5", 36)
            .chance("1 success or more", 3093 / 3125.0, at -> at[0] >= 1)
            .chance("2 successes or more", 2933 / 3125.0, at -> at[0] >= 2)
            .chance("3 successes or more", 2533 / 3125.0, at -> at[0] >= 3)
            .chance("5 successes or more", 1173 / 3125.0, at -> at[0] >= 5)
            .chance("8 successes or more", 61 / 3125.0, at -> at[0] >= 8)
            .chance("1 complication or more", 723901 / 3200000.0, at -> at[1] >= 1)
            .chance("2 complications or more", 9037 / 400000.0, at -> at[1] >= 2)
            .chance("3 successes or more with a complication", 3113 / 20000.0, at -> at[0] >= 3 && at[1] >= 1)
            .chance("exactly 4 successes, no complication", 3591 / 20000.0, at -> at[0] == 4 && at[1] == 0);

    /** Damage and effects of 12 combat dice. */
    public static final Reference T6 = Reference.of("T6", 169)
            .chance("6 damage or more", 8280929 / 8503056.0, at -> at[0] >= 6)
            .chance("8 damage or more", 2419603 / 2834352.0, at -> at[0] >= 8)
            .chance("10 damage or more", 26247205 / 45349632.0, at -> at[0] >= 10)
            .chance("12 damage or more", 11899579 / 45349632.0, at -> at[0] >= 12)
            .chance("16 damage or more", 7839911 / 725594112.0, at -> at[0] >= 16)
            .chance("1 effect or more", 527345 / 531441.0, at -> at[1] >= 1)
            .chance("4 effects or more", 107515 / 177147.0, at -> at[1] >= 4)
            .chance("6 effects or more", 31483 / 177147.0, at -> at[1] >= 6)
            .chance("10 damage or more with 4 effects or more", 1616881 / 4251528.0, at -> at[0] >= 10 && at[1] >= 4)
            .chance("exactly 10 damage, 4 effects", 37345 / 944784.0, at -> at[0] == 10 && at[1] == 4);

    /** 2d6+6 against 2d6+5 with the best reroll of one die; place 1 is success. */
    public static final Reference T7 = Reference.of("T7", 2).chance("success", 13 / 16.0, at -> at[0] == 1);

    /** The same without a reroll. */
    public static final Reference T7_STANDING =
            Reference.of("T7 without reroll", 2).chance("success", 287 / 432.0, at -> at[0] == 1);

    private References() {}

    private static Reference symbols(Reference reference, double... chances) {
        return reference
                .chance("success", chances[0], at -> at[SUCCESS] >= 1)
                .chance("advantage", chances[1], at -> at[ADVANTAGE] >= 1)
                .chance("success and advantage", chances[2], at -> at[SUCCESS] >= 1 && at[ADVANTAGE] >= 1)
                .chance("triumph", chances[3], at -> at[TRIUMPH] >= 1)
                .chance("despair", chances[4], at -> at[DESPAIR] >= 1)
                .chance(
                        "success, triumph and despair",
                        chances[5],
                        at -> at[SUCCESS] >= 1 && at[TRIUMPH] >= 1 && at[DESPAIR] >= 1)
                .chance("nothing at all", chances[6], at -> is(at, 0, 0, 0, 0))
                .chance("exactly one success and one advantage", chances[7], at -> is(at, 1, 1, 0, 0));
    }

    private static boolean is(int[] at, int... place) {
        return Arrays.equals(at, place);
    }
}
