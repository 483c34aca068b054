package arbiter.dice;

/** The sum of the dice that are left when the lowest and highest few are dropped: {@code 4d10kh1}. */
public record Kept(Dice dice, int dropLowest, int dropHighest) implements Pool<Integer> {

    public Kept {
        int keep = dice.count() - dropLowest - dropHighest;
        if (dropLowest < 0 || dropHighest < 0 || keep < 1) {
            throw new IllegalArgumentException("of " + dice.notation() + " at least one die is kept and at most "
                    + dice.count() + "; dropping " + dropLowest + " lowest and " + dropHighest + " highest leaves "
                    + keep);
        }
    }

    /** The kept dice and a constant: {@code 4d10kh1+7}. */
    public Sum plus(int constant) {
        return Sum.of(this).plus(constant);
    }

    @Override
    public Integer roll(Thrower thrower) {
        if (keepsHighest()) {
            return highest(thrower);
        }
        if (keepsLowest()) {
            return lowest(thrower);
        }
        return dice.roll(thrower).drop(dropLowest, dropHighest).sum();
    }

    private boolean keepsHighest() {
        return dropHighest == 0 && dropLowest == dice.count() - 1;
    }

    private boolean keepsLowest() {
        return dropLowest == 0 && dropHighest == dice.count() - 1;
    }

    private int highest(Thrower thrower) {
        int highest = thrower.next(dice.die());
        for (int i = 1; i < dice.count(); i++) {
            highest = Math.max(highest, thrower.next(dice.die()));
        }
        return highest;
    }

    private int lowest(Thrower thrower) {
        int lowest = thrower.next(dice.die());
        for (int i = 1; i < dice.count(); i++) {
            lowest = Math.min(lowest, thrower.next(dice.die()));
        }
        return lowest;
    }

    @Override
    public Numbers odds(Weights kind) {
        if (keepsHighest() || keepsLowest()) {
            return OneKept.of(kind, dice.count(), dice.die().sides(), keepsHighest());
        }
        return kind.die(dice.die().sides()).drop(dice.count(), dropLowest, dropHighest);
    }

    @Override
    public String notation() {
        int keep = dice.count() - dropLowest - dropHighest;
        if (dropHighest == 0) {
            return dice.notation() + "kh" + keep;
        }
        if (dropLowest == 0) {
            return dice.notation() + "kl" + keep;
        }
        return dice.notation() + " drop " + dropLowest + " lowest " + dropHighest + " highest";
    }
}
