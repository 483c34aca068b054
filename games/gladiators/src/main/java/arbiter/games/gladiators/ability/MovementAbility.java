package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/** Moves its user, and dodges Areas. Ledger: GG-AB-31, GG-MOV-1. */
public record MovementAbility(List<String> standOff) implements DodgeAbility {

    @Override
    public boolean dodges(PlainPower attack) {
        return attack.is(Targeting.AREA);
    }

    @Override
    public boolean makesResultAlone() {
        return false;
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        for (String where : power.form().said("stand-off")) {
            if (!standOff.contains(where) || !power.form().has(where)) {
                findings.add(
                        Code.STAND_OFF,
                        "Stand-Off is for " + Wording.or(standOff) + " that was bought, not for '" + where + "'",
                        "name a class that is among the options, such as 'stand-off " + standOff.get(0) + "'",
                        "options");
            }
        }
        power.find(Persistent.class)
                .filter(modifier -> !modifier.has("personal"))
                .ifPresent(modifier -> findings.add(
                        modifier.has("target") ? Code.PERSISTENT_TARGET : Code.PERSISTENT_WAY,
                        modifier,
                        "Movement lasts on its user only",
                        "write 'persistent personal'"));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("movement");
        wording.does("goes by " + TypeWords.titles(form.among("ground")));
        if (!form.said("stand-off").isEmpty()) {
            wording.does("fights at range from " + TypeWords.titles(form.said("stand-off")));
        }
        if (form.has("journeys")) {
            wording.does("travels far between fights");
        }
    }
}
