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

/** Three or six uses in a scene. Ledger: GG-MD-35. */
public record LimitedAmmo() implements UseModifier {

    @Override
    public Step step() {
        return Step.AMMUNITION;
    }

    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        Gladiator user = use.user();
        int place = use.power().place();
        int left = (own.has("3") ? 3 : 6) - 1 - user.condition().allUses().get(place);
        play.emit(new AmmunitionUsed(user.id(), place, left, false));
        return true;
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("lasts for " + (own.has("3") ? 3 : 6) + " uses a scene");
    }
}
