package arbiter.games.capital.ability;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which Abilities and natural Attacks are on Cooldown, and which Ultimates were used; Abilities by their ids. */
public record AbilityTimers(List<String> cooling, long coolingStrikes, List<String> spent) implements Part {

    public static final AbilityTimers NONE = new AbilityTimers(List.of(), 0, List.of());

    /** For tables set up while an Ability is on Cooldown. */
    public static void startCooldown(Combatant unit, String ability) {
        unit.set(unit.timers().cooling(ability, true));
    }

    /** For tables set up after an Ultimate was used. */
    public static void spend(Combatant unit, String ultimate) {
        unit.set(unit.timers().spent(ultimate, true));
    }

    /** Whether it is on Cooldown. Ledger: CAP-KEY-COOLDOWN. */
    public boolean isCooling(String ability) {
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
    public boolean isSpent(String ultimate) {
        return !spent.isEmpty() && spent.contains(ultimate);
    }

    AbilityTimers cooling(String ability, boolean on) {
        return new AbilityTimers(changed(cooling, ability, on), coolingStrikes, spent);
    }

    AbilityTimers cooling(int strike, boolean on) {
        long bit = 1L << strike;
        return new AbilityTimers(cooling, on ? coolingStrikes | bit : coolingStrikes & ~bit, spent);
    }

    AbilityTimers spent(String ultimate, boolean used) {
        return new AbilityTimers(cooling, coolingStrikes, changed(spent, ultimate, used));
    }

    AbilityTimers allWarm() {
        return new AbilityTimers(List.of(), 0, spent);
    }

    /** In the order of their ids, so that units are equal however they came there. */
    private static List<String> changed(List<String> list, String ability, boolean on) {
        List<String> changed = new ArrayList<>(list);
        changed.remove(ability);
        if (on) {
            changed.add(ability);
            Collections.sort(changed);
        }
        return List.copyOf(changed);
    }
}
