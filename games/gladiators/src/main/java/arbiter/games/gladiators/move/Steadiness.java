package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** How hard somebody is to knock down by what is no power. Ledger: GG-KDN-2, GG-MVT-6. */
public final class Steadiness {

    private Steadiness() {}

    /** What keeps somebody on their feet. Ledger: GG-AB-21. */
    public static Modifiers of(GladiatorsState state, Gladiator unit) {
        IncomingEffect incoming =
                new IncomingEffect(Effect.KNOCKDOWN, PowerType.SOLID, PowerSource.CONVENTIONAL, false);
        return Defences.best(state, unit, incoming).level();
    }
}
