package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.ability.ProtectingAbility;
import arbiter.games.gladiators.attack.Strike;
import arbiter.games.gladiators.modifier.drawback.EnergyWeakness;
import arbiter.games.gladiators.modifier.effect.EnergyCover;
import arbiter.games.gladiators.modifier.effect.EnergyDefence;
import arbiter.games.gladiators.modifier.effect.Hardened;
import arbiter.games.gladiators.modifier.effect.IgnoreDefences;
import arbiter.games.gladiators.modifier.effect.Piercing;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** The best active defence of a target against an effect; they are never added. Ledger: GG-RES-1 to 3, GG-AMB-40. */
public final class Defences {

    private static final int PIERCED = 3;

    private Defences() {}

    public static Defence best(GladiatorsState state, Strike strike, Effect effect) {
        Defence best = Defence.NONE;
        IncomingEffect incoming = incoming(strike.use().way(), effect);
        for (RunningPower running : Running.on(state, strike.target(), ProtectingAbility.class)) {
            if (!AreaInPlay.sheltersFrom(running, strike.user().position().spot())) { // GG-RES-5
                continue;
            }
            Defence defence = of(state, running, incoming, strike.use().way());
            best = best.isBelow(defence) ? defence : best;
        }
        return best;
    }

    static IncomingEffect incoming(PlainPower attack, Effect effect) {
        return new IncomingEffect(
                effect,
                attack.form().metAs().get(0),
                attack.whole().source().orElseThrow(),
                attack.is(Targeting.DIRECT));
    }

    /** First twice or half by kind of Energy, then its own share, then what pierces it. Ledger: GG-AMB-40. */
    private static Defence of(GladiatorsState state, RunningPower running, IncomingEffect incoming, PlainPower attack) {
        ProtectingAbility kind = (ProtectingAbility) running.kind();
        int level = running.level(state).total();
        int counted = kind.share(running.way().form(), incoming).of(energy(running.way(), incoming.type(), level));
        boolean hardened = running.way().has(Hardened.class);
        int pierced = hardened ? 0 : pierced(attack, counted);
        return new Defence(
                Optional.of(running),
                Modifiers.of(running.power().title(), counted).and("pierced", -pierced));
    }

    private static int energy(PlainPower defence, PowerType type, int level) {
        int counted = level;
        for (PowerModifier modifier : defence.modifiers()) {
            if (EnergyCover.subtype(modifier).filter(type::equals).isEmpty()) {
                continue;
            }
            if (modifier.kind() instanceof EnergyDefence) {
                counted *= 2;
            } else if (modifier.kind() instanceof EnergyWeakness) {
                counted /= 2; // GG-DIE-9
            }
        }
        return counted;
    }

    private static int pierced(PlainPower attack, int defence) {
        if (attack.has(IgnoreDefences.class)) {
            return defence;
        }
        return attack.has(Piercing.class) ? Math.min(PIERCED, defence) : 0;
    }
}
