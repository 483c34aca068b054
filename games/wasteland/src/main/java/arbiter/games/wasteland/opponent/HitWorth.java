package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.damage.EffectiveResistance;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Nearness;
import java.util.List;

/** What a hit with so many combat dice is worth: the share of what the target has left, and more where it may fall. */
final class HitWorth {

    private static final int CRITICAL = 5;
    private static final double EFFECT = 1.0 / 3;
    private static final double MEAN = 5.0 / 6;
    private static final double SHARE = 0.5;
    private static final double FELLED = 0.7;
    private static final double INJURED = 0.1;
    private static final double STUNNED = 0.25;
    private static final double LATER = 0.6;

    private final WastelandState state;
    private final Fighter attacker;
    private final AttackForm form;
    private final int dice;
    private final double effects;
    private final double pierced;
    private final boolean vicious;
    private double hits;
    private double burst;
    private double radiation;
    private boolean stuns;
    private boolean persists;

    HitWorth(WastelandState state, Fighter attacker, AttackForm form, int dice, boolean sneaking) {
        this.state = state;
        this.attacker = attacker;
        this.form = form;
        this.dice = dice;
        this.effects = dice * EFFECT;
        double ignored = 0;
        boolean adds = sneaking;
        List<DamageEffect> all = form.weapon().effects();
        for (int i = 0; i < all.size(); i++) {
            DamageEffect effect = all.get(i);
            ignored += effect.ignoredResistance(1);
            adds |= effect.moreDamage(1) > 0;
            hits += effect.moreHits(1);
            burst += effect.moreTargets(1);
            switch (effect.when()) {
                case RADIATION -> radiation += effects;
                case STUN -> stuns = true;
                case PERSISTENT -> persists = true;
                case NOTHING -> {}
            }
        }
        this.pierced = ignored * effects;
        this.vicious = adds;
    }

    /** Wherever it hits. */
    double anywhere(Fighter target) {
        BodyPlan plan = target.profile().plan();
        double sum = 0;
        for (int place = 0; place < plan.size(); place++) {
            HitLocation location = plan.location(place);
            sum += (location.to() - location.from() + 1) * at(target, place);
        }
        return sum / BodyPlan.FACES + besides(target);
    }

    /** At a location that was called. */
    double called(Fighter target, int place) {
        return at(target, place) + besides(target);
    }

    private double at(Fighter target, int place) {
        List<DamageType> types = form.weapon().types();
        if (target.profile().protection().isImmuneTo(types.get(0))) {
            return 0;
        }
        double worn = EffectiveResistance.worn(target, place, types.get(0)) + cover(target);
        int resistance = (int) Math.round(Math.max(0, worn - pierced));
        LossTable table = LossTable.of(dice, vicious);
        boolean minion = target.profile().standing() == Profile.Standing.MINION;
        int left = Math.max(1, target.vitals().health());
        int enough = minion ? Math.min(left, CRITICAL) : left;
        double loss = table.past(resistance);
        loss += hits * effects * LossTable.of(Math.max(1, dice / 2), vicious).past(resistance);
        loss += persists
                ? LATER * effects * LossTable.of(form.weapon().dice(), false).past(resistance)
                : 0;
        double critical = table.reaches(resistance + CRITICAL);
        return SHARE * Math.min(1, loss / left)
                + FELLED * table.reaches(resistance + enough)
                + critical * injury(target, place);
    }

    private double cover(Fighter target) {
        return form.isMelee() || Nearness.within(attacker, target)
                ? 0
                : MEAN * CoverLeft.against(state, target, attacker.zone());
    }

    /** An arm that carries a weapon and a head are worth more than a leg. */
    private static double injury(Fighter target, int place) {
        InjuryClass where = target.profile().plan().location(place).injury();
        return where == InjuryClass.HEAD || where == InjuryClass.ARM ? 2 * INJURED : INJURED;
    }

    /** What does not depend on the location: radiation, lost actions, others nearby. */
    private double besides(Fighter target) {
        double worth = 0;
        if (radiation > 0 && !target.profile().protection().isImmuneTo(DamageType.RADIATION)) {
            worth += SHARE * Math.min(1, LATER * radiation / Math.max(1, Vitals.maximum(target)));
        }
        if (stuns && !target.lostActions().pending()) {
            worth += STUNNED * (1 - Math.pow(1 - EFFECT, dice));
        }
        if (burst > 0) {
            worth += SHARE * Math.min(effects, others(target)) * Math.min(1, MEAN * dice / 12);
        }
        return worth;
    }

    private int others(Fighter target) {
        int others = 0;
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other != target
                    && other.canAct()
                    && other.zone() == target.zone()
                    && state.enemies(attacker, other)
                    && !Unawareness.isUnaware(attacker, other)) {
                others++;
            }
        }
        return Math.min(others, form.volleys(attacker));
    }
}
