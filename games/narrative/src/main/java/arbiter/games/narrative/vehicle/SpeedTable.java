package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.TableRules;

/** What a vehicle's current speed does. Ledger: NAR-VEH-8, NAR-VEH-12, table 3.12. */
public final class SpeedTable {

    private static final int FAST = 3;
    private static final int FASTEST = 5;

    private SpeedTable() {}

    /** The bands that a vehicle has to move in a round; in the core system speed 1 is one of them. */
    public static int forcedBands(TableRules rules, int speed) {
        return speed == 0 || speed == 1 && rules.coreSpeeds() ? speed : bands(speed);
    }

    private static int bands(int speed) {
        return speed < FAST ? 2 : speed < FASTEST ? 3 : 4;
    }

    /** Upgrades of the difficulty of all Driving checks aboard. */
    public static int drivingUpgrades(int speed) {
        return speed < FAST ? 0 : speed < FASTEST ? 1 : 2;
    }

    /** Upgrades of the difficulty of attacks on the vehicle. */
    public static int attackUpgrades(int speed) {
        return speed < FASTEST ? 0 : 1;
    }

    /** What is added to a Critical Hit from a collision. */
    public static int collisionBonus(int speed) {
        return speed < FAST ? 0 : speed < FASTEST ? 20 : 40;
    }
}
