package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.result.PostureChanged;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Being knocked down by something that is no power: prone, or disorientated in the air and in water. Ledger: GG-KDN-2. */
public final class Knockdowns {

    private Knockdowns() {}

    public static void apply(Play<GladiatorsState> play, Gladiator unit) {
        boolean afloat = unit.position().isAirborne() || play.state().map().isWater(unit.hex());
        boolean already =
                afloat ? unit.posture().disorientated() : unit.posture().prone();
        if (!already) {
            play.emit(new PostureChanged(
                    unit.id(),
                    afloat ? unit.posture().disorientated(true) : unit.posture().prone(true)));
        }
    }

    /** What keeps somebody on their feet. Ledger: GG-AB-21. */
    public static Modifiers steadiness(GladiatorsState state, Gladiator unit) {
        IncomingEffect incoming =
                new IncomingEffect(Effect.KNOCKDOWN, PowerType.SOLID, PowerSource.CONVENTIONAL, false);
        return Defences.best(state, unit, incoming).level();
    }
}
