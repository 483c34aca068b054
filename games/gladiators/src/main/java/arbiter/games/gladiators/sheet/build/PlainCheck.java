package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.AbilitySet;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.build.Findings.Finding;
import java.util.List;
import java.util.Optional;

/** Whether a power with everything chosen is legal: where its modifiers may stand and what each of them asks for. */
final class PlainCheck {

    private PlainCheck() {}

    static List<Finding> of(PlainPower power) {
        Findings findings = new Findings();
        power.kind().check(power, findings);
        for (PowerModifier modifier : power.modifiers()) {
            if (!modifier.entry().on().includes(power.ability())) {
                refuse(modifier, power, findings);
            } else {
                reach(modifier, power, findings);
                modifier.kind().check(modifier, power, findings);
            }
        }
        return findings.all();
    }

    /** Ledger: GG-LEG-12, GG-LEG-33, GG-AMB-108. */
    private static void refuse(PowerModifier modifier, PlainPower power, Findings findings) {
        AbilityModifier entry = modifier.entry();
        findings.add(
                modifier.kind().refusal(),
                modifier,
                entry.name() + " is not for " + power.ability().name() + ": " + entry.refusal(),
                "leave out '" + entry.id() + "'");
    }

    /** Some abilities are aimed at others, or make a result roll, only where they reach somebody. Ledger: GG-AMB-108. */
    private static void reach(PowerModifier modifier, PlainPower power, Findings findings) {
        if (power.reachesOthers()) {
            return;
        }
        Optional<AbilitySet> set = modifier.entry().on().set();
        String name = power.ability().name();
        if (set.equals(Optional.of(AbilitySet.OFFENSIVE)) && !power.kind().isOffensiveAlone()) {
            findings.add(
                    Code.OFFENSIVE_NEEDS_REACH,
                    modifier,
                    name + " is aimed at nobody without a range or an Area",
                    "add one, such as 'touch'");
        }
        if (set.equals(Optional.of(AbilitySet.RESULT)) && !power.kind().makesResultAlone()) {
            findings.add(
                    Code.RESULT_ROLL_MISSING,
                    modifier,
                    name + " makes no result roll without a range or an Area",
                    "add one, such as 'touch'");
        }
    }
}
