package arbiter.games.capital.ability;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which Abilities and natural Attacks are on Cooldown, and which Ultimates were used. */
public record AbilityTimers(List<AbilityId> cooling, long coolingStrikes, List<AbilityId> spent) implements Part {

    public static final AbilityTimers NONE = new AbilityTimers(List.of(), 0, List.of());

    /** Whether it is on Cooldown. Ledger: CAP-KEY-COOLDOWN. */
    public boolean isCooling(AbilityId ability) {
        return !cooling.isEmpty() && cooling.contains(ability);
    }

    /** Whether the natural Attack at that place of the profile is on Cooldown. */
    public boolean isCooling(int strike) {
        return (coolingStrikes >>> strike & 1) != 0;
    }

    public boolean anyCooling() {
        return !cooling.isEmpty() || coolingStrikes != 0;
    }

    /** Whether that Ultimate was used. Ledger: CAP-KEY-ULTIMATE. */
    public boolean isSpent(AbilityId ultimate) {
        return !spent.isEmpty() && spent.contains(ultimate);
    }

    public boolean anySpent() {
        return !spent.isEmpty();
    }

    AbilityTimers cooling(AbilityId ability, boolean on) {
        return new AbilityTimers(changed(cooling, ability, on), coolingStrikes, spent);
    }

    AbilityTimers cooling(int strike, boolean on) {
        long bit = 1L << strike;
        return new AbilityTimers(cooling, on ? coolingStrikes | bit : coolingStrikes & ~bit, spent);
    }

    AbilityTimers spent(AbilityId ultimate, boolean used) {
        return new AbilityTimers(cooling, coolingStrikes, changed(spent, ultimate, used));
    }

    AbilityTimers allWarm() {
        return new AbilityTimers(List.of(), 0, spent);
    }

    /** In the order of the book, so that units are equal however they came there. */
    private static List<AbilityId> changed(List<AbilityId> list, AbilityId ability, boolean on) {
        List<AbilityId> changed = new ArrayList<>(list);
        changed.remove(ability);
        if (on) {
            changed.add(ability);
            changed.sort(Comparator.naturalOrder());
        }
        return List.copyOf(changed);
    }
}
