package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** How many times a power can be there at once. Ledger: GG-DUR-8, GG-AMB-21. */
public final class Instances {

    private Instances() {}

    /** One, more with further instances, any number with Unlimited. */
    public static int most(PlainPower way) {
        Optional<PowerModifier> persistent = way.find(Persistent.class);
        if (persistent.isEmpty()) {
            return 1;
        }
        return persistent.get().has("unlimited")
                ? Integer.MAX_VALUE
                : 1 + persistent.get().number("instances");
    }

    /** Before a power begins anew its oldest instance ends, if there is no room for another. Ledger: GG-DUR-3. */
    public static void makeRoom(Play<GladiatorsState> play, PowerUse use) {
        List<ActivePower> there = use.user().inUse().of(use.power().place());
        for (int i = 0; i + most(use.way()) <= there.size(); i++) {
            play.emit(new PowerEnded(
                    use.user().id(), there.get(i).number(), use.power().title() + " is used anew"));
        }
    }
}
