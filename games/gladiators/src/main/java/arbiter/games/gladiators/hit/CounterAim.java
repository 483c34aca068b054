package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** The To Hit value of a Counter, which is aimed at an ability and not at somebody. Ledger: GG-AMB-86. */
public final class CounterAim {

    private CounterAim() {}

    public static Modifiers value(GladiatorsState state, PowerUse use) {
        return HitValue.atHex(state, use).value();
    }
}
