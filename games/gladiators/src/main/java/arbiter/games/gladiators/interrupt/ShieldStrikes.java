package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.modifier.effect.Shield;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.List;

/**
 * Shields strike whoever attacks their owner from close by, before that attack, without an action and without missing.
 * Ledger: GG-SHD-1, GG-AMB-118.
 */
public final class ShieldStrikes {

    private ShieldStrikes() {}

    /** Of all targets, once each; says whether the attacker can still go on. */
    public static boolean pass(Play<GladiatorsState> play, PowerUse use, List<Gladiator> targets) {
        if (!use.occasion().meetsShields()) {
            return true;
        }
        Gladiator attacker = use.user();
        for (Gladiator target : targets) {
            if (target != attacker && triggers(play.state(), use, target)) {
                strike(play, target, attacker);
                if (!attacker.isInAction() || attacker.isHindered()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** From at most one hex, or with Melee that is no Short Focus attack. */
    private static boolean triggers(GladiatorsState state, PowerUse use, Gladiator target) {
        PlainPower way = use.way();
        boolean shortFocus = way.range() == PowerRange.SHORT && way.has(FocusModifier.class);
        return state.range(use.user(), target) <= 1 || way.has(Melee.class) && !shortFocus;
    }

    private static void strike(Play<GladiatorsState> play, Gladiator owner, Gladiator attacker) {
        for (OwnedPower power : owner.powers()) {
            for (PlainPower way : power.ways()) {
                if (owner.isInAction()
                        && attacker.isInAction()
                        && way.has(Shield.class)
                        && way.kind() instanceof AffectingAbility
                        && QuickDeeds.works(play.state(), owner, power, way)) {
                    PowerUse use = PowerUse.plain(owner, power, way).on(UseOccasion.SHIELD);
                    play.emit(new ShieldStruck(owner.id(), power.title(), attacker.id()));
                    Payment.of(
                            play,
                            use,
                            () -> StrikeSequence.afterHit(play, StrikeLevel.strike(play.state(), use, attacker)));
                }
            }
        }
    }

    /** A Shield strikes at whoever attacks. */
    public record ShieldStruck(String unit, String shield, String attacker) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit)
                    .words("'s " + shield + " strikes ")
                    .unit(attacker, state.unit(attacker).name())
                    .line();
        }
    }
}
