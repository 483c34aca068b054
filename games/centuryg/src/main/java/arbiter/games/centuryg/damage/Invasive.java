package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.crew.Cockpit.PilotAssailed;
import arbiter.games.centuryg.crew.Cockpit.PilotLost;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.test.PlainRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.DamageUpgrade;
import arbiter.kernel.Play;

/** Damage that goes for the pilot: each so many points strip a Layer. Ledger: invasive, BCG-AMB-21, BCG-AMB-49. */
public record Invasive(int forLayer) implements DamageUpgrade {

    private static final int[] NEEDED = {10, 15, 20};

    /** Against Mecha only. */
    @Override
    public boolean halvesDealt(Fighter target) {
        return !target.isOnFoot();
    }

    /** Counted for each instance, after halving; nobody aboard, nothing to strip. */
    @Override
    public void afterDealing(Play<CenturyState> play, Fighter target, int dealt) {
        if (target.isOnFoot() || target.machine().pilotless() || target.hull() != Hull.WHOLE) {
            return;
        }
        for (int i = dealt / forLayer; i > 0 && target.isFighting() && target.hull() == Hull.WHOLE; i--) {
            strip(play, target);
        }
    }

    private static void strip(Play<CenturyState> play, Fighter target) {
        int layer = target.hasBody() ? target.body().top() : target.cockpit().layersLost();
        if (layer == Body.LAYERS) {
            play.emit(new PilotLost(target.id()));
            return;
        }
        int systems = Ranks.systems(play.state(), target);
        int die = PlainRoll.die(play, "invasive.test", target);
        play.emit(new PilotAssailed(target.id(), layer, die, systems, NEEDED[layer]));
        if (die + systems < NEEDED[layer]) {
            play.emit(new PilotLost(target.id()));
        }
    }
}
