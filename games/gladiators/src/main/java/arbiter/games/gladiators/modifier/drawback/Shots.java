package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.WearEvents.AmmunitionUsed;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** To be reloaded. Ledger: GG-MD-50. */
public record Shots() implements UseModifier {

    private static final int LOADED = 3;

    @Override
    public Step step() {
        return Step.AMMUNITION;
    }

    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        Gladiator user = use.user();
        int place = use.power().place();
        play.emit(new AmmunitionUsed(
                user.id(), place, LOADED - 1 - user.condition().uses().get(place), true));
        return true;
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("has to be reloaded after 3 uses");
    }
}
