package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Cancels abilities as they are used. Ledger: GG-AB-09, GG-AMB-86. */
public record Counter() implements StandingAbility {

    @Override
    public void check(PlainPower power, Findings findings) {
        if (!power.hasRange()) {
            findings.add(
                    Code.COUNTER_NEEDS_RANGE,
                    "a Counter without a range meets nothing",
                    "add 'touch' or more",
                    "modifiers");
        }
        power.find(Persistent.class)
                .filter(modifier -> !modifier.has("personal"))
                .ifPresent(modifier -> findings.add(
                        Code.PERSISTENT_WAY, modifier, "a Counter runs on its user", "write 'persistent personal'"));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " counter");
        wording.does("cancels " + TypeWords.against(form) + " abilities "
                + (form.has("overwatch") ? "used within its range" : "aimed at its user"));
    }
}
