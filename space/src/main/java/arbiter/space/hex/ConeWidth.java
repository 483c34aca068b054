package arbiter.space.hex;

/** How wide a cone of hexes opens; the borders belong to it. */
public enum ConeWidth {
    /** 60 degrees, 30 to either side. */
    SIXTH(3),
    /** 120 degrees, 60 to either side. */
    THIRD(1),
    /** 180 degrees: everything ahead and exactly abeam. */
    HALF(0);

    private final int quarters; // four times the square of the cosine of half the width: exact in whole numbers

    ConeWidth(int quarters) {
        this.quarters = quarters;
    }

    /** Whether the way (q, r) lies in a cone that opens along the way (q2, r2). */
    boolean covers(long q, long r, long q2, long r2) {
        long twiceDot = 2 * q * q2 + 2 * r * r2 + q * r2 + r * q2;
        return twiceDot >= 0 && twiceDot * twiceDot >= quarters * square(q, r) * square(q2, r2);
    }

    private static long square(long q, long r) {
        return q * q + r * r + q * r;
    }
}
