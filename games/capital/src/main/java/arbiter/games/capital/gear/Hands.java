package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.unit.TableRules;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a unit holds, as bits at the places of its weapons and items, what lies on the ground, and the number of the turn
 * in which hands were changed last. Ledger: CAP-EQ-1, CAP-EQ-2.
 */
public record Hands(long weapons, long items, List<Lying> lying, int changedInTurn) implements Part {

    /** At the start of a combat: the weapons of the profile in their order, as long as hands are free. */
    public static Hands atFirst(Profile profile, TableRules rules) {
        long held = 0;
        int free = profile.hands();
        for (int i = 0; i < profile.weapons().size(); i++) {
            int needed = rules.hands(profile.weapons().get(i).weapon());
            if (needed <= free) {
                held |= 1L << i;
                free -= needed;
            }
        }
        return new Hands(held, 0, List.of(), 0);
    }

    public boolean holdsWeapon(int weapon) {
        return has(weapons, weapon);
    }

    public boolean holdsItem(int item) {
        return has(items, item);
    }

    public boolean holdsItems() {
        return items != 0;
    }

    /** The weapon or item at that place of the profile, if it lies on the ground. */
    Optional<Lying> lying(boolean weapon, int index) {
        for (int i = 0; i < lying.size(); i++) {
            Lying thing = lying.get(i);
            if (thing.weapon() == weapon && thing.index() == index) {
                return Optional.of(thing);
            }
        }
        return Optional.empty();
    }

    Hands without(int weapon, Lying thrown) {
        List<Lying> longer = new ArrayList<>(lying);
        longer.add(thrown);
        return new Hands(with(weapons, weapon, false), items, List.copyOf(longer), changedInTurn);
    }

    static boolean has(long bits, int place) {
        return (bits >>> place & 1) == 1;
    }

    /** The same bits with one of them set or cleared. */
    static long with(long bits, int place, boolean value) {
        return value ? bits | 1L << place : bits & ~(1L << place);
    }

    /** Bits at those places. */
    static long at(List<Integer> places) {
        long bits = 0;
        for (int place : places) {
            bits = with(bits, place, true);
        }
        return bits;
    }
}
