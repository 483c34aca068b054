package arbiter.games.wasteland.sheet;

/**
 * What perks change in a fight: resistance to physical damage everywhere, how many dice an Aim may throw again, a change
 * to the difficulty of First Aid and to what it heals, and whether the first item of a turn is drawn for free.
 */
public record PlayBonuses(
        int physicalResistance, int aimedDice, int firstAidDifficulty, int firstAidHealing, boolean freeDraw) {

    public static final PlayBonuses NONE = new PlayBonuses(0, 1, 0, 0, false);

    public PlayBonuses harder(int points) {
        return new PlayBonuses(physicalResistance + points, aimedDice, firstAidDifficulty, firstAidHealing, freeDraw);
    }

    public PlayBonuses aiming(int dice) {
        return new PlayBonuses(physicalResistance, dice, firstAidDifficulty, firstAidHealing, freeDraw);
    }

    public PlayBonuses healing(int difficulty, int more) {
        return new PlayBonuses(physicalResistance, aimedDice, difficulty, more, freeDraw);
    }

    public PlayBonuses drawingFreely() {
        return new PlayBonuses(physicalResistance, aimedDice, firstAidDifficulty, firstAidHealing, true);
    }
}
