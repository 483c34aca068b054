package arbiter.games.gladiators.power;

import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.TargetEvents.TargetJoined;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** A power that stays on its target. One use is one instance, however many it catches. Ledger: GG-DUR-8, GG-AMB-100. */
public final class Lasting {

    private Lasting() {}

    public static void begin(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Gladiator user = use.user();
        List<ActivePower> instances = user.inUse().of(use.power().place());
        for (ActivePower active : instances) {
            if (active.isOn(target.id()) && active.way() == use.wayPlace()) {
                return;
            }
        }
        for (ActivePower active : instances) {
            if (active.number() >= use.since() || use.occasion() == UseOccasion.AGAIN) {
                play.emit(new TargetJoined(user.id(), active.number(), target.id()));
                return;
            }
        }
        if (instances.size() >= Instances.most(use.way())) {
            play.emit(new PowerEnded(user.id(), instances.get(0).number(), "it is used on somebody else"));
        }
        play.emit(new PowerActivated(
                user.id(),
                use.power().place(),
                use.wayPlace(),
                use.declared().burning(),
                List.of(target.id()),
                Optional.empty()));
    }
}
