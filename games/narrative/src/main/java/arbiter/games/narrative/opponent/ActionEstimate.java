package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.attack.TwoWeaponAction;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.heal.Medicae;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.power.ManifestAct;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.kernel.Pointer;

/** What an action is worth. */
final class ActionEstimate {

    private final NarrativeState state;
    private final Participant one;
    private AttackAction lookedAt;
    private AttackEstimate attack;

    ActionEstimate(NarrativeState state, Participant one) {
        this.state = state;
        this.one = one;
    }

    /** What it found out about the attack that it looked at last, if that was this one. */
    AttackEstimate attack(AttackAction act) {
        if (lookedAt != act) {
            lookedAt = act;
            attack = AttackEstimate.of(state, one, act);
        }
        return attack;
    }

    double of(NarrativeAct act) {
        if (act instanceof AttackAction attack) {
            return Worth.importance(attack.target()) == 0 ? 0 : attack(attack).value();
        }
        if (act instanceof TwoWeaponAction pair) {
            return AttackEstimate.of(state, pair.declared(state, one)).value();
        }
        if (act instanceof ManifestAct power) {
            return new PowerEstimate(state, one).of(power);
        }
        if (act instanceof VehicleAct aboard) {
            return CrewEstimate.of(state, one, aboard);
        }
        return other(act);
    }

    private double other(NarrativeAct act) {
        String id = act.id();
        if (id.startsWith("treat:")) {
            return treatment(patient(act));
        }
        return switch (id) {
            case "break-free" -> 0.25;
            case "put-out-fire" -> 0.3;
            default -> 0;
        };
    }

    private Participant patient(NarrativeAct act) {
        return state.unit(((Pointer.Unit) act.pointer().orElseThrow()).id());
    }

    /** Wounds for each net success; whoever gets up again is worth most. Ledger: NAR-HEAL-2, NAR-HEAL-3. */
    private double treatment(Participant patient) {
        Skill skill = state.tables().skill("medicae");
        PoolPlan plan = SkillPool.of(one, skill)
                .against(Medicae.byWounds(patient), "wounds")
                .and(PoolChange.Kind.INCREASE_DIFFICULTY, one.gear().has("medical-kit") ? 0 : 1, "no kit")
                .and(PoolChange.Kind.INCREASE_DIFFICULTY, one == patient ? 2 : 0, "oneself");
        PoolEstimate pool = PoolEstimate.of(plan.draw());
        double healed = Math.min(pool.successes(), patient.vitals().wounds());
        boolean up = !patient.canAct()
                && patient.vitals().wounds() - healed <= Thresholds.wounds(patient)
                && !Thresholds.exceedsStrain(patient);
        double share = healed / (Thresholds.wounds(patient) + 1);
        return pool.success() * (share + (up ? 0.8 : 0));
    }
}
