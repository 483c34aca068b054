package arbiter.space.plane;

/**
 * A direction in whole degrees as on a compass: 0 is north (up), 90 east, and turning to the right adds. Directions
 * come from a fixed table of sines, so they are the same on every machine.
 */
public record Facing(int degrees) {

    public static final Facing NORTH = new Facing(0);
    public static final Facing EAST = new Facing(90);
    public static final Facing SOUTH = new Facing(180);
    public static final Facing WEST = new Facing(270);

    /** Length of the vectors in the table. */
    private static final long UNIT = 1_000_000_000;

    // spotless:off
    private static final int[] SINES = {
        0, 17_452_406, 34_899_497, 52_335_956, 69_756_474, 87_155_743, 104_528_463, 121_869_343, 139_173_101,
                156_434_465,
        173_648_178, 190_808_995, 207_911_691, 224_951_054, 241_921_896, 258_819_045, 275_637_356, 292_371_705,
                309_016_994, 325_568_154,
        342_020_143, 358_367_950, 374_606_593, 390_731_128, 406_736_643, 422_618_262, 438_371_147, 453_990_500,
                469_471_563, 484_809_620,
        500_000_000, 515_038_075, 529_919_264, 544_639_035, 559_192_903, 573_576_436, 587_785_252, 601_815_023,
                615_661_475, 629_320_391,
        642_787_610, 656_059_029, 669_130_606, 681_998_360, 694_658_370, 707_106_781, 719_339_800, 731_353_702,
                743_144_825, 754_709_580,
        766_044_443, 777_145_961, 788_010_754, 798_635_510, 809_016_994, 819_152_044, 829_037_573, 838_670_568,
                848_048_096, 857_167_301,
        866_025_404, 874_619_707, 882_947_593, 891_006_524, 898_794_046, 906_307_787, 913_545_458, 920_504_853,
                927_183_855, 933_580_426,
        939_692_621, 945_518_576, 951_056_516, 956_304_756, 961_261_696, 965_925_826, 970_295_726, 974_370_065,
                978_147_601, 981_627_183,
        984_807_753, 987_688_341, 990_268_069, 992_546_152, 994_521_895, 996_194_698, 997_564_050, 998_629_535,
                999_390_827, 999_847_695,
        1_000_000_000
    };
    // spotless:on

    public Facing {
        if (degrees < 0 || degrees > 359) {
            throw new IllegalArgumentException("a facing of " + degrees + " degrees: it is from 0 to 359");
        }
    }

    /** The whole degree nearest to the direction from one point to another; halfway, the smaller one. */
    public static Facing toward(Point from, Point to) {
        if (from.equals(to)) {
            throw new IllegalArgumentException("no direction leads from " + from + " to itself");
        }
        long east = (long) to.x() - from.x();
        long north = (long) from.y() - to.y();
        int quarters = 0;
        while (east < 0 || north <= 0) {
            long turned = -north;
            north = east;
            east = turned;
            quarters++;
        }
        int low = 0;
        int high = 90;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (beyond(middle, east, north) >= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        int nearest = beyond(low, east, north) <= -beyond(high, east, north) ? low : high;
        return new Facing((90 * quarters + nearest) % 360);
    }

    /** How far the direction lies to the right of so many degrees, as a cross product. */
    private static long beyond(int degrees, long east, long north) {
        return SINES[90 - degrees] * east - SINES[degrees] * north;
    }

    /** Turned to the right by so many degrees; negative turns left. */
    public Facing turned(int right) {
        return new Facing(Math.floorMod(degrees + right, 360));
    }

    /** The turn from this facing to another, from -179 (left) to 180 (right). */
    public int turnTo(Facing other) {
        int right = Math.floorMod(other.degrees - degrees, 360);
        return right > 180 ? right - 360 : right;
    }

    /** The point so far ahead; millimetres are cut off toward the start. A negative length goes backwards. */
    public Point ahead(Point from, int length) {
        return from.plus(east() * length / UNIT, -north() * length / UNIT);
    }

    /** East part of the direction, as a share of a thousand million. */
    long east() {
        return sine(degrees);
    }

    long north() {
        return sine((degrees + 90) % 360);
    }

    private static long sine(int degrees) {
        return switch (degrees / 90) {
            case 0 -> SINES[degrees];
            case 1 -> SINES[180 - degrees];
            case 2 -> -SINES[degrees - 180];
            default -> -SINES[360 - degrees];
        };
    }
}
