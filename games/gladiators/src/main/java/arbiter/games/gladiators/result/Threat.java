package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import java.util.Optional;

/**
 * What somebody has to stand: the effect, the power behind it and its user, if there is one, and whether it comes now or
 * is being shaken off. Ledger: GG-RES-1, GG-RES-2, GG-TRN-6.
 */
public record Threat(IncomingEffect incoming, Optional<PlainPower> attack, Optional<Gladiator> from, boolean initial) {

    /** A power that strikes. */
    public static Threat of(PowerStrike strike, Effect effect) {
        PlainPower way = strike.use().way();
        return new Threat(incoming(way, effect), Optional.of(way), Optional.of(strike.user()), true);
    }

    /** A power at work that somebody tries to shake off: nothing pierces any more. Ledger: GG-TRN-6. */
    public static Threat resisted(RunningPower running, Effect effect) {
        return new Threat(incoming(running.way(), effect), Optional.empty(), Optional.of(running.owner()), false);
    }

    /** Damage that no power does: a collision, a fall. Ledger: section 5.4, GG-AMB-118. */
    public static Threat damage(PowerType type) {
        return new Threat(
                new IncomingEffect(Effect.DAMAGE, type, PowerSource.CONVENTIONAL, false),
                Optional.empty(),
                Optional.empty(),
                true);
    }

    private static IncomingEffect incoming(PlainPower attack, Effect effect) {
        return new IncomingEffect(
                effect,
                attack.form().metAs().get(0),
                attack.whole().source().orElseThrow(),
                attack.is(Targeting.DIRECT));
    }

    public Effect effect() {
        return incoming.effect();
    }
}
