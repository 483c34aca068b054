package arbiter.games.capital.damage;

import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** Regenerations that run: amount and turns left of each, in pairs. Ledger: CAP-KEY-REGEN, CAP-AMB-105. */
public record RegenerationTimers(Ints pairs) implements Part {

    public static final RegenerationTimers NONE = new RegenerationTimers(Ints.EMPTY);

    /** The hit points regained at the start of a turn; several Regenerations add up. */
    public int amount() {
        int sum = 0;
        for (int i = 0; i < pairs.size(); i += 2) {
            sum += pairs.get(i);
        }
        return sum;
    }

    RegenerationTimers and(int amount, int turns) {
        return new RegenerationTimers(pairs.and(amount, turns));
    }

    /** One turn less for every one of them; those that ran out are gone. */
    RegenerationTimers ticked() {
        Ints left = Ints.EMPTY;
        for (int i = 0; i < pairs.size(); i += 2) {
            if (pairs.get(i + 1) > 1) {
                left = left.and(pairs.get(i), pairs.get(i + 1) - 1);
            }
        }
        return left.size() == 0 ? NONE : new RegenerationTimers(left);
    }
}
