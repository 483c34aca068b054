package arbiter.space;

/** What lies between two neighbouring places in one direction: an extra cost to cross, a bar to moves, a bar to sight. */
public record Border(int cost, boolean blocksMoves, boolean blocksSight) {

    /** Stops moves and sight alike. */
    public static final Border WALL = new Border(0, true, true);

    /** Stops moves, can be seen through. */
    public static final Border WINDOW = new Border(0, true, false);

    /** Stops sight, can be walked through. */
    public static final Border CURTAIN = new Border(0, false, true);

    public Border {
        if (cost < 0) {
            throw new IllegalArgumentException("a border costs " + cost + " to cross: the cost is 0 or more");
        }
    }

    /** Can be crossed and seen over, at an extra cost. */
    public static Border obstacle(int cost) {
        return new Border(cost, false, false);
    }
}
