package arbiter.space.zone;

/** Walks the squares whose inside is crossed by the straight line between two square centres, and on beyond. */
final class SquareTrace {

    private final long width;
    private final long height;
    private final int stepX;
    private final int stepY;
    private int x;
    private int y;
    private int crossedX; // borders crossed so far
    private int crossedY;

    SquareTrace(int fromX, int fromY, int toX, int toY) {
        this.width = Math.abs(toX - fromX);
        this.height = Math.abs(toY - fromY);
        this.stepX = Integer.signum(toX - fromX);
        this.stepY = Integer.signum(toY - fromY);
        this.x = fromX;
        this.y = fromY;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    /** Goes to the next square: over the border that is reached first, or across the corner where two are. */
    void advance() {
        long across = (2L * crossedX + 1) * height;
        long down = (2L * crossedY + 1) * width;
        if (width > 0 && across <= down) {
            x += stepX;
            crossedX++;
        }
        if (height > 0 && down <= across) {
            y += stepY;
            crossedY++;
        }
    }
}
