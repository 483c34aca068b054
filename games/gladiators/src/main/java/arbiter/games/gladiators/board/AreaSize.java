package arbiter.games.gladiators.board;

/** The sizes that an Area is bought in, with their numbers in hexes. Ledger: GG-ARE-5, GG-AMB-25, GG-AMB-26. */
public enum AreaSize {
    AREA(1, 10, 0, 4, 3, 0),
    LARGE(2, 20, 0, 6, 7, 1),
    VERY_LARGE(3, 20, 1, 0, 13, 2);

    private final int blastRadius;
    private final int lineLength;
    private final int lineBreadth;
    private final int coneLength;
    private final int shapeHexes;
    private final int domeRadius;

    AreaSize(int blastRadius, int lineLength, int lineBreadth, int coneLength, int shapeHexes, int domeRadius) {
        this.blastRadius = blastRadius;
        this.lineLength = lineLength;
        this.lineBreadth = lineBreadth;
        this.coneLength = coneLength;
        this.shapeHexes = shapeHexes;
        this.domeRadius = domeRadius;
    }

    public int blastRadius() {
        return blastRadius;
    }

    public int lineLength() {
        return lineLength;
    }

    /** How many parallel lines lie on either side: 1 makes it three hexes wide. */
    public int lineBreadth() {
        return lineBreadth;
    }

    /** 0 where there is no Cone of that size. */
    public int coneLength() {
        return coneLength;
    }

    public int shapeHexes() {
        return shapeHexes;
    }

    /** 0 where there is no dome of that size. */
    public int domeRadius() {
        return domeRadius;
    }

    /** Whether there is an Area of that kind and size. Ledger: GG-ARE-5. */
    public boolean has(AreaShape shape) {
        return switch (shape) {
            case BLAST, LINE, SHAPE -> true;
            case CONE -> coneLength > 0;
            case DOME -> domeRadius > 0;
            case BARRAGE -> this == VERY_LARGE;
        };
    }
}
