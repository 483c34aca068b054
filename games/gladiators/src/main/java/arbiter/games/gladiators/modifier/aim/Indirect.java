package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/** Over obstacles, without sight. Ledger: GG-MD-29, GG-LEG-10. */
public record Indirect() implements TargetingKind {

    @Override
    public Targeting targeting() {
        return Targeting.INDIRECT;
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!power.hasRange()) {
            findings.add(Code.INDIRECT_NEEDS_RANGE, own, "Indirect needs a range", "add one, such as 'ranged'");
        }
        power.find(AreaModifier.class)
                .filter(area -> !AreaModifier.shapes(area).equals(List.of("blast")))
                .ifPresent(area ->
                        findings.add(Code.INDIRECT_AREA, own, "an Indirect Area is a Blast", "write 'area blast'"));
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does(own.has("precise") ? "needs no line of sight, 1 better to hit" : "needs no line of sight");
    }
}
