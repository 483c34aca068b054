package arbiter.games.narrative.opponent;

import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.power.ManifestAct;
import arbiter.games.narrative.power.OngoingPower;
import arbiter.games.narrative.power.PowerChoice;
import arbiter.games.narrative.power.PowerPlan;
import arbiter.games.narrative.power.PsychicStrike;
import arbiter.games.narrative.power.effect.CompelStrength;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.List;

/** What a power that is ready is worth, on the one of its targets for whom it is best. */
final class PowerEstimate {

    /** What every power costs. Ledger: NAR-PSY-2. */
    static final int STRAIN = 2;
    /** Better than to do nothing at all. */
    private static final double LITTLE = 0.005;

    private final NarrativeState state;
    private final Participant psyker;
    private PowerChoice estimated;
    private PoolEstimate pool;

    PowerEstimate(NarrativeState state, Participant psyker) {
        this.state = state;
        this.psyker = psyker;
    }

    double of(ManifestAct act) {
        double best = 0;
        for (Participant target : act.ready().targets()) {
            best = Math.max(best, of(act.ready().choice(), target));
        }
        double cost = Worth.ofStrain(psyker, STRAIN);
        return best > 0 && cost < 1 ? Math.max(LITTLE, best - cost) : 0;
    }

    private double of(PowerChoice choice, Participant target) {
        return choice.power().id().equals("attack")
                ? strike(choice, target).value()
                : success(choice) * on(choice, target);
    }

    private AttackEstimate strike(PowerChoice choice, Participant target) {
        return AttackEstimate.of(state, PsychicStrike.of(state, new PowerPlan(psyker, choice, List.of(target), false)));
    }

    private double success(PowerChoice choice) {
        return pool(choice).success();
    }

    /** The same for all targets of a power. */
    private PoolEstimate pool(PowerChoice choice) {
        if (estimated != choice) {
            estimated = choice;
            pool = PoolEstimate.of(SkillPool.of(psyker, choice.discipline())
                    .against(choice.difficulty(state.rules(), false))
                    .draw());
        }
        return pool;
    }

    private double on(PowerChoice choice, Participant target) {
        double wounds = (double) target.vitals().wounds() / (Thresholds.wounds(target) + 1);
        return switch (choice.power().id()) {
            case "barrier" -> has(target, "barrier") ? 0 : pressure(target) * (0.12 + 0.2 * wounds);
            case "augment" -> has(target, "augment") ? 0 : 0.18 * Worth.importance(target);
            case "curse" -> has(target, "curse") ? 0 : 0.22 * Worth.importance(target);
            case "compel" -> compel(choice, target);
            case "heal" -> heal(choice, target);
            case "dispel" -> 0.3;
            default -> 0;
        };
    }

    private double compel(PowerChoice choice, Participant target) {
        double strain = pool(choice).successes() + (choice.has(CompelStrength.class) ? 2 : 0);
        return Worth.ofDamage(target, strain, true);
    }

    private double heal(PowerChoice choice, Participant target) {
        double healed = Math.min(pool(choice).successes(), target.vitals().wounds());
        boolean up = !target.canAct()
                && !target.vitals().dead()
                && target.vitals().wounds() - healed <= Thresholds.wounds(target);
        return healed / (Thresholds.wounds(target) + 1) + (up ? 0.9 : 0);
    }

    /** How many opponents are near enough to hurt somebody. */
    private double pressure(Participant one) {
        int near = 0;
        for (Participant enemy : state.enemiesOf(one)) {
            near += enemy.canAct() && state.band(one, enemy).within(Band.SHORT) ? 1 : 0;
        }
        return Math.min(3, 0.5 + near);
    }

    private boolean has(Participant target, String power) {
        for (OngoingPower lasting : target.powers().powers()) {
            if (lasting.choice().power().id().equals(power)) {
                return true;
            }
        }
        return false;
    }
}
