package arbiter.games.gladiators.sheet;

import java.util.List;

/**
 * What one of somebody's powers holds: what minions are made of, or what a Power Pool has room for. What a Pool holds stands
 * among its owner's powers from a place on; what minions have does not. Ledger: GG-AMB-75.
 *
 * @param power the place of the power that holds them
 * @param first the place of the first one among the owner's powers; below 0 for minions
 * @param powers what is held; for minions with the abilities that everybody has
 * @param costs what each of a Pool's costs in GP; none for minions
 */
public record Holding(int power, int first, List<SuperPower> powers, List<Integer> costs) {

    public boolean isPool() {
        return first >= 0;
    }
}
