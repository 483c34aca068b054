package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.modifier.effect.Shield;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Takes two actions. Cheaper to bear where it stays on its user. Ledger: GG-MD-51, GG-LEG-31. */
public record Slow(int onUser) implements UseModifier {

    private static final int ACTIONS = 2;

    @Override
    public Step step() {
        return Step.AMMUNITION;
    }

    @Override
    public int actions() {
        return ACTIONS;
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return power.find(Persistent.class)
                        .filter(persistent -> persistent.has("personal"))
                        .isPresent()
                ? onUser
                : own.listedPrice();
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (power.has(QuickModifier.class) || power.has(Shield.class)) {
            findings.add(
                    Code.SLOW_AND_QUICK,
                    own,
                    "what takes two actions cannot interrupt",
                    "leave out 'slow', or 'quick' and 'shield'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("takes two actions");
    }
}
