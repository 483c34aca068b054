package arbiter.games.capital.view;

import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Life;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit is under, in words. */
final class Conditions {

    private Conditions() {}

    static List<View.Condition> of(Combatant unit) {
        List<View.Condition> conditions = new ArrayList<>();
        add(
                conditions,
                unit.life() == Life.CRITICAL,
                "critical condition",
                "Lives on Bones, one Action a turn.",
                "until healed");
        add(conditions, unit.life() == Life.DEFEATED, "defeated", "Out of the fight.", "");
        add(conditions, unit.life() == Life.DEAD, "dead", "Gone for good.", "");
        add(conditions, unit.isProne(), "prone", "Moves 1m, AGI -4, +2 to Defense Rolls.", "until getting up");
        add(conditions, unit.grappledBy().isPresent(), "grappled", "Cannot Move, AGI is 1.", "until free");
        add(
                conditions,
                unit.isChilled(),
                "chilled",
                "Moves at most 5m unless a STR check ends it.",
                "until a check succeeds");
        add(
                conditions,
                unit.isPoisoned(),
                "poisoned",
                "May take toxic damage at the end of the turn.",
                "until a check succeeds");
        add(conditions, unit.isFocused(), "focus", "AGI +1, also for Attack Rolls.", "to the next turn");
        add(
                conditions,
                unit.overwatch() > 0,
                "overwatch",
                "Attacks whoever moves in sight: " + unit.overwatch() + ".",
                "to the next turn");
        add(
                conditions,
                unit.attackCounters() > 0,
                "attack counters",
                "-2 to Attack Rolls each: " + unit.attackCounters() + ".",
                "to the end of the turn");
        add(conditions, unit.riding().isPresent(), "aboard", "Sits in a vehicle.", "until getting out");
        if (unit.isVehicle()) {
            boolean deployed = unit.crew().deployed();
            add(conditions, deployed, "deployed", "Does not move; aims better.", "until it makes ready to move");
        }
        boolean cutOff = unit.bond().isPresent() && unit.bond().get().cutOff();
        add(conditions, cutOff, "cut off", "Commands do not reach it; no Energy.", "until in touch again");
        return conditions;
    }

    private static void add(List<View.Condition> conditions, boolean holds, String name, String meaning, String lasts) {
        if (holds) {
            conditions.add(new View.Condition(name, meaning, lasts.isEmpty() ? Optional.empty() : Optional.of(lasts)));
        }
    }
}
