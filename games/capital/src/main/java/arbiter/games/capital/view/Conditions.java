package arbiter.games.capital.view;

import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Hindrance;
import arbiter.games.capital.state.Life;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit is under, in words. */
final class Conditions {

    private static final String DEFEATED = "defeated";
    private static final String DEAD = "dead";

    private Conditions() {}

    /** The word for being out of the fight, for whoever is. */
    static Optional<String> out(Combatant unit) {
        return switch (unit.life()) {
            case UP, CRITICAL -> Optional.empty();
            case DEFEATED -> Optional.of(DEFEATED);
            case DEAD -> Optional.of(DEAD);
        };
    }

    static List<View.Condition> of(Combatant unit) {
        List<View.Condition> conditions = new ArrayList<>();
        add(
                conditions,
                unit.life() == Life.CRITICAL,
                "critical condition",
                "Lives on Bones, one Action a turn.",
                "until healed");
        add(conditions, unit.life() == Life.DEFEATED, DEFEATED, "Out of the fight.", "");
        add(conditions, unit.life() == Life.DEAD, DEAD, "Gone for good.", "");
        add(conditions, unit.isProne(), "prone", "Moves 1m, AGI -4, +2 to Defense Rolls.", "until getting up");
        add(conditions, unit.grappledBy().isPresent(), "grappled", "Cannot Move, AGI is 1.", "until free");
        add(
                conditions,
                unit.grappling().isPresent(),
                "grappling",
                "Attacks only its victim, drags it.",
                "until let go");
        add(
                conditions,
                unit.tauntedBy().isPresent(),
                "taunted",
                "Attacks only who taunts it.",
                "to the end of the turn");
        add(conditions, unit.isUnkillable(), "clinging to life", "Hit points do not drop below 1.", "to the next turn");
        add(
                conditions,
                unit.bones() < unit.profile().maxima().bones(),
                "missing bones",
                "All Scores -2, once.",
                "until a Full Rest");
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
        addCare(conditions, unit);
        add(
                conditions,
                unit.readiness().isRallied(),
                "rally",
                "More of one Action per turn.",
                "for " + unit.readiness().rallyTurns() + " turns of the Captain");
        add(
                conditions,
                unit.readiness().regeneration() > 0,
                "regeneration",
                "Regains " + unit.readiness().regeneration() + " HP at the start of the turn.",
                "for some turns");
        add(
                conditions,
                unit.readiness().clarity() > 0,
                "clarity",
                "Clarity: " + unit.readiness().clarity() + ".",
                "to a rest");
        add(
                conditions,
                unit.grappling().isPresent(),
                "grappling",
                "Attacks only its victim, drags it along.",
                "until free");
        add(
                conditions,
                unit.mayNotSeize(),
                "locked out",
                "Cannot seize the Initiative.",
                "to the end of the next turn");
        add(
                conditions,
                unit.seizeDebt() + unit.terrified() > 0,
                "in debt",
                "Fewer Actions next turn.",
                "to the next turn");
        add(conditions, unit.momentum().isCareful(), "careful", "Movement triggers no Overwatch.", "to the next turn");
        add(conditions, unit.momentum().isFalling(), "falling", "Falls on when the turn starts.", "until landing");
        add(
                conditions,
                unit.momentum().lockdown() > 0,
                "lockdown counters",
                "Stops movement in sight: " + unit.momentum().lockdown() + ".",
                "until spent, or a Rest");
        add(
                conditions,
                !unit.kit().onLoan().isEmpty(),
                "gives it a go",
                "Trained with something for now.",
                "until a rest");
        add(conditions, !unit.kit().linked().isEmpty(), "telepathic link", "Talks by thought.", "until a Full Rest");
        for (Hindrance hindrance : unit.marks().hindrances()) {
            String what = hindrance.kind().meaning();
            add(conditions, true, "hampered", "Power Play: " + what + ".", "to the Sentinel's next turn");
        }
        int talk = unit.marks().pepTalk();
        add(conditions, talk > 0, "pep talk", "The next damage is " + talk + " higher.", "until it is dealt");
        add(conditions, unit.riding().isPresent(), "aboard", "Sits in a vehicle.", "until getting out");
        if (unit.isVehicle()) {
            boolean deployed = unit.crew().deployed();
            add(conditions, deployed, "deployed", "Does not move; aims better.", "until it makes ready to move");
        }
        boolean cutOff = unit.bond().isPresent() && unit.bond().get().cutOff();
        add(conditions, cutOff, "cut off", "Commands do not reach it; no Energy.", "until in touch again");
        return conditions;
    }

    private static void addCare(List<View.Condition> conditions, Combatant unit) {
        add(conditions, unit.care().inSanctuary(), "sanctuary", "Dodges and Intercepts for nothing.", "some turns");
        add(conditions, unit.isInShell(), "in armour", "The armour is hurt first.", "until it breaks");
        add(
                conditions,
                unit.care().isDelayed(),
                "delay the inevitable",
                "Damage waits: " + unit.care().delayed() + ".",
                "while a Healer pays");
        add(
                conditions,
                unit.care().superchargedBy().isPresent(),
                "supercharge",
                "A check instead of Critical Condition.",
                "until spent or a Rest");
        add(
                conditions,
                unit.care().overflow() > 0,
                "overflow",
                "Half of it can become damage: " + unit.care().overflow() + ".",
                "until spent");
    }

    private static void add(List<View.Condition> conditions, boolean holds, String name, String meaning, String lasts) {
        if (holds) {
            conditions.add(new View.Condition(name, meaning, lasts.isEmpty() ? Optional.empty() : Optional.of(lasts)));
        }
    }
}
