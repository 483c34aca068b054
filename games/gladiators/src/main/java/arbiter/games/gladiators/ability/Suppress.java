package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Lowers abilities in an Area while it is active. Ledger: GG-AB-41, GG-AMB-94, GG-LEG-20. */
public record Suppress() implements StandingAbility {

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return true;
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        if (!power.is(Targeting.AREA)) {
            findings.add(Code.SUPPRESS_NEEDS_AREA, "Suppress works on an Area", "add 'area blast'", "modifiers");
        }
        power.find(Persistent.class)
                .filter(modifier -> modifier.has("sticky"))
                .ifPresent(modifier -> findings.add(
                        Code.SUPPRESS_STICKY,
                        modifier,
                        "Suppress does not follow those who leave",
                        "write 'persistent barrier' or 'persistent personal'"));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("suppression");
        wording.does("lowers " + TypeWords.subjects(form) + " by " + power.level() + " while they are in it");
    }
}
