package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.power.FocusEvents.FocusLost;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Knocks a Focus out of somebody's hand. Ledger: GG-DSM-1 to 3. */
final class Disarm {

    private Disarm() {}

    /** The powers of a target whose Focus such an attack could knock away. Ledger: GG-DSM-1. */
    static List<OwnedPower> of(Gladiator user, PlainPower way, Gladiator target) {
        List<OwnedPower> held = new ArrayList<>();
        if (Scruples.forbidDisarming(user) || !isForceful(way)) {
            return held;
        }
        for (OwnedPower power : target.powers()) {
            if (power.way().has(FocusModifier.class) && target.condition().works(power.place())) {
                held.add(power);
            }
        }
        return held;
    }

    private static boolean isForceful(PlainPower way) {
        for (PowerType type : way.form().metAs()) {
            switch (type.family()) {
                case PHYSICAL, ENERGY, SOLID -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }

    /** The Level against Forced Move Defence; any result disarms. Ledger: GG-DSM-3. */
    static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        boolean disarmed =
                ResultRoll.roll(play, strike, Effect.DISARM, "disarm.result").succeeded();
        if (disarmed) {
            play.emit(new FocusLost(
                    strike.target().id(), strike.use().declared().focus().orElseThrow()));
        }
        return disarmed;
    }
}
