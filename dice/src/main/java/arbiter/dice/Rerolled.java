package arbiter.dice;

/** Dice of which the lowest or highest few are thrown once more: {@code 2d6 reroll 1 lowest}. */
public record Rerolled(Dice dice, int lowest, int highest) implements Pool<Faces> {

    public Rerolled {
        if (lowest < 0 || highest < 0 || lowest + highest < 1 || lowest + highest > dice.count()) {
            throw new IllegalArgumentException("of " + dice.notation() + " between 1 and " + dice.count()
                    + " dice can be rerolled, not " + lowest + " lowest and " + highest + " highest");
        }
    }

    @Override
    public Faces roll(Thrower thrower) {
        Faces kept = dice.roll(thrower).drop(lowest, highest);
        return kept.and(again().roll(thrower));
    }

    @Override
    public Distribution<Faces> odds(Weights kind) {
        return dice.odds(kind).map(hand -> hand.drop(lowest, highest)).combine(again().odds(kind), Faces::and);
    }

    private Dice again() {
        return Dice.of(lowest + highest, dice.die());
    }

    @Override
    public String notation() {
        return dice.notation() + " reroll" + (lowest > 0 ? " " + lowest + " lowest" : "")
                + (highest > 0 ? " " + highest + " highest" : "");
    }
}
