package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.ForcedMoveDefence;
import arbiter.games.gladiators.ability.HindranceDefence;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.ability.ProtectingAbility;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.attack.PowerStrike;
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
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The best active defence of a target against an effect; they are never added. Ledger: GG-RES-1 to 3, GG-AMB-40. */
public final class Defences {

    private static final int PIERCED = 3;

    private Defences() {}

    public static Defence best(GladiatorsState state, PowerStrike strike, Effect effect) {
        return best(state, strike.target(), Threat.of(strike, effect));
    }

    /** Against something that is no power of anybody: a fall, the weather. Ledger: GG-AMB-02. */
    public static Defence best(GladiatorsState state, Gladiator target, IncomingEffect incoming) {
        return best(state, target, new Threat(incoming, Optional.empty(), Optional.empty(), true));
    }

    public static Defence best(GladiatorsState state, Gladiator target, Threat threat) {
        Defence best = Defence.NONE;
        for (Defence defence : all(state, target, threat)) {
            best = better(best, defence);
        }
        return best;
    }

    /** Each that counts, the one without any power first. */
    static List<Defence> all(GladiatorsState state, Gladiator target, Threat threat) {
        Modifiers strength = SteadyStrength.of(state, target, threat.incoming());
        List<Defence> all = new ArrayList<>();
        all.add(pierced(threat, new Defence(Optional.empty(), strength), false));
        for (RunningPower running : Running.on(state, target, ProtectingAbility.class)) {
            if (counts(running, target, threat)) {
                all.add(of(state, running, threat, strength));
            }
        }
        if (threat.effect().isForced()) {
            all.add(telekinesis(state, target, threat));
        }
        all.add(pierced(threat, Struggle.best(state, target, threat), false));
        return all;
    }

    private static Defence better(Defence one, Defence other) {
        return one.isBelow(other) ? other : one;
    }

    /** One over an Area keeps out only what comes from outside; some do not help to shake anything off. Ledger: GG-RES-5. */
    private static boolean counts(RunningPower running, Gladiator target, Threat threat) {
        ProtectingAbility kind = (ProtectingAbility) running.kind();
        if (!threat.initial() && !kind.helpsToResist()
                || threat.attack().isPresent()
                        && !kind.stops(running.way().form(), threat.attack().get())) {
            return false;
        }
        return threat.from().isEmpty()
                || AreaInPlay.sheltersFrom(
                        running, threat.from().get().position().spot());
    }

    /** First twice or half by kind of Energy, then its own share, then what pierces it. Ledger: GG-AMB-40. */
    private static Defence of(GladiatorsState state, RunningPower running, Threat threat, Modifiers strength) {
        IncomingEffect incoming = threat.incoming();
        ProtectingAbility kind = (ProtectingAbility) running.kind();
        int level = running.level(state).total();
        int counted = kind.share(running.way().form(), incoming).of(energy(running.way(), incoming.type(), level));
        Modifiers sum = Modifiers.of(running.power().title(), counted);
        if (counted > 0 && (kind instanceof ForcedMoveDefence || kind instanceof HindranceDefence)) { // GG-AB-40
            for (Modifiers.Part part : strength.parts()) {
                sum = sum.and(part.label(), part.value());
            }
        }
        return pierced(
                threat, new Defence(Optional.of(running), sum), running.way().has(Hardened.class));
    }

    /** A telekinetic hold keeps its victim from being moved by anybody but its user. Ledger: GG-TKN-4, GG-AMB-48. */
    private static Defence telekinesis(GladiatorsState state, Gladiator target, Threat threat) {
        Defence best = Defence.NONE;
        for (RunningPower hold : Running.on(state, target, Telekinesis.class)) {
            if (threat.from().isEmpty() || threat.from().get() != hold.owner()) {
                Modifiers level =
                        Modifiers.of(hold.power().title(), hold.level(state).total());
                best = better(best, pierced(threat, new Defence(Optional.of(hold), level), false));
            }
        }
        return best;
    }

    private static int energy(PlainPower defence, PowerType type, int level) {
        int counted = level;
        for (PowerModifier modifier : defence.modifiers()) {
            if (!(modifier.kind() instanceof EnergyCover)
                    || EnergyCover.subtype(modifier).filter(type::equals).isEmpty()) {
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

    private static Defence pierced(Threat threat, Defence defence, boolean hardened) {
        if (hardened || threat.attack().isEmpty()) {
            return defence;
        }
        int level = defence.level().total();
        PlainPower attack = threat.attack().get();
        int lost = attack.has(IgnoreDefences.class) ? level : attack.has(Piercing.class) ? Math.min(PIERCED, level) : 0;
        return lost == 0 ? defence : new Defence(defence.by(), defence.level().and("pierced", -lost));
    }
}
