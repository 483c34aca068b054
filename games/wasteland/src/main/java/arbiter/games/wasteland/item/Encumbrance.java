package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Profile;

/** How a load weighs somebody down. Ledger: WAS-CHAR-9. */
public final class Encumbrance {

    /** Pounds of one step. */
    public static final int STEP = 50;

    /** Steps with which nobody sprints. */
    public static final int NO_SPRINT = 3;

    private Encumbrance() {}

    /** Everything carried and worn, in pounds. */
    public static int load(Profile profile, CarriedItems items) {
        int load = profile.outfit().wornWeight();
        for (CarriedItem one : items.items()) {
            load += one.count() * one.item().weight();
        }
        return load;
    }

    /** Each started step above what can be carried. */
    public static int steps(Profile profile, CarriedItems items) {
        return steps(load(profile, items), profile.outfit().capacity());
    }

    /** The same for a load and a capacity in pounds. */
    public static int steps(int load, int capacity) {
        int above = load - capacity;
        return above <= 0 ? 0 : (above + STEP - 1) / STEP;
    }
}
