package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Weapon;
import arbiter.space.plane.Point;

/**
 * A drifting ball of plasma: whose it is, where it began and through which point it goes on, where it is now, and how
 * many steps it has made. Ledger: plasma-cannon, CAP-AMB-119.
 */
public record Plasma(
        String owner, Weapon.Disruption rules, DamageType type, Point start, Point through, Point at, int steps) {

    Plasma drifted(Point place) {
        return new Plasma(owner, rules, type, start, through, place, steps + 1);
    }
}
