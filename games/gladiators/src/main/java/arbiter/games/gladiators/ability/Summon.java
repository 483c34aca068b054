package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.Minions;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Brings minions built on as many GP as its Level. Ledger: GG-AB-39, GG-LEG-21. */
public record Summon() implements BoardAbility {
    @Override
    public double gain() {
        return 1.5;
    }

    @Override
    public boolean isPossible(GladiatorsState state, PowerUse use) {
        return use.user().profile().holding(use.power().place()).isPresent();
    }

    @Override
    public void use(Play<GladiatorsState> play, PowerUse use) {
        Minions.resolve(play, use);
    }

    @Override
    public void moved(Play<GladiatorsState> play, RunningPower running, Gladiator unit) {
        Minions.keepInside(play, running);
    }

    @Override
    public boolean holdsPowers() {
        return true;
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        power.find(Persistent.class).ifPresent(modifier -> {
            if (modifier.has("sticky")) {
                findings.add(
                        Code.SUMMON_DURATION,
                        modifier,
                        "minions do not stick to anybody",
                        "write 'persistent target', or 'persistent barrier' with an Area");
            }
            if (modifier.has("personal") && !power.isArea()) {
                findings.add(
                        Code.SUMMON_DURATION,
                        modifier,
                        "minions stay around their summoner only in an Area",
                        "add 'area blast', or write 'persistent target'");
            }
        });
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("summoning");
        int minions = 1 + form.number("extra-minion");
        wording.does("brings " + minions + (minions == 1 ? " minion" : " minions") + " of " + power.level()
                + " GP each time");
    }
}
