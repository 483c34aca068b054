package arbiter.games.narrative.power;

import arbiter.dice.SymbolDie;
import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AutoFire;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Recovery;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.power.effect.LifeLeech;
import arbiter.games.narrative.power.effect.Manipulative;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;

/** The Attack power: a combat check with the difficulty of the power. Ledger: NAR-BP-1, NAR-COMBAT-9, section 5.2. */
public final class PsychicStrike {

    private static final int DAMAGE_PER_WOUND = 3;

    private PsychicStrike() {}

    public static void resolve(Play<NarrativeState> play, PowerPlan plan) {
        Attack.resolve(play, () -> of(play.state(), declared(play, plan)));
    }

    /** With Auto-fire others may be named; the pool is made against whoever makes it hardest. Ledger: NAR-Q-2. */
    private static PowerPlan declared(Play<NarrativeState> play, PowerPlan plan) {
        if (!plan.choice().autoFire()) {
            return plan;
        }
        NarrativeState state = play.state();
        Participant first = plan.targets().get(0);
        PsychicSource source = PsychicSource.of(state, plan.psyker(), plan.choice(), first);
        List<Participant> named = AutoFire.others(play, plan.psyker(), first, source);
        named.removeIf(other -> !TargetNeeds.reaches(state, plan.psyker(), plan.choice(), other));
        named.add(0, first);
        Participant hardest = first;
        for (Participant other : named) {
            hardest = bad(state, plan, other) > bad(state, plan, hardest) ? other : hardest;
        }
        named.remove(hardest);
        named.add(0, hardest);
        return new PowerPlan(plan.psyker(), plan.choice(), named, plan.storyPoint());
    }

    /** How many dice stand against it with that target. */
    private static int bad(NarrativeState state, PowerPlan plan, Participant target) {
        DicePool pool = of(state, new PowerPlan(plan.psyker(), plan.choice(), List.of(target), plan.storyPoint()))
                .plan()
                .assemble();
        return pool.count(SymbolDie.DIFFICULTY) + pool.count(SymbolDie.CHALLENGE) + pool.count(SymbolDie.SETBACK);
    }

    /** The attack as it would be made, before anything is asked or rolled. */
    public static AttackInProgress of(NarrativeState state, PowerPlan plan) {
        Participant psyker = plan.psyker();
        Participant target = plan.targets().get(0);
        PowerChoice choice = plan.choice();
        PsychicSource source = PsychicSource.of(state, psyker, choice, target);
        PoolPlan pool = AttackPool.of(
                state,
                psyker,
                target,
                source,
                SkillPool.base(psyker, choice.discipline()),
                choice.difficulty(state.rules(), plan.storyPoint()));
        AttackInProgress attack = new AttackInProgress(psyker, target, source, pool);
        if (choice.autoFire()) {
            attack.withAutoFire(plan.targets().subList(1, plan.targets().size())); // NAR-FX-ATT-8
        }
        if (source.attack().wideBlast()) {
            attack.withBlastReach(Band.SHORT); // NAR-FX-ATT-14
        }
        if (plan.storyPoint()) {
            attack.spendPoint(); // NAR-PSY-6
        }
        for (PowerEffect effect : choice.effects()) {
            if (effect.has(Manipulative.class)) {
                attack.offer(PowerPurchases.row(effect, effect.buys().orElseThrow(), new PushTarget()));
            }
        }
        Backlash.offer(state, attack, choice); // NAR-PSY-13
        return attack;
    }

    /** When all else is settled: Life-Leech, then the strain of every power. Ledger: NAR-FX-ATT-12, NAR-PSY-2. */
    public static void afterwards(Play<NarrativeState> play, AttackInProgress attack) {
        if (attack.source() instanceof PsychicSource source) {
            leech(play, attack, source);
            if (!attack.isPoolSettled()) { // an attack that is repeated is no other power
                PowerStrain.suffer(play, attack.actor());
            }
        }
    }

    /** Every full 3 damage of a hit, all hits together. Ledger: NAR-FX-ATT-12. */
    private static void leech(Play<NarrativeState> play, AttackInProgress attack, PsychicSource source) {
        int wounds = 0;
        for (Hit hit : attack.hits()) {
            wounds += hit.dealt() / DAMAGE_PER_WOUND;
        }
        int healed = Math.min(wounds, attack.actor().vitals().wounds());
        if (source.choice().has(LifeLeech.class) && healed > 0) {
            Recovery.resolve(play, attack.actor(), healed, 0);
        }
    }

    /** Whoever was hit is moved by a band. Ledger: NAR-FX-ATT-5. */
    private record PushTarget() implements SpendTrait {

        private static final int WORTH = 1;

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            List<Participant> hit = new ArrayList<>();
            for (Hit one : ((AttackInProgress) check).hits()) {
                if (!hit.contains(one.target()) && !one.target().isVehicle()) {
                    hit.add(one.target());
                }
            }
            return Recipient.each(hit);
        }

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return WORTH;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            PowerMove.ask(play, check.actor(), recipient.unit().orElseThrow());
        }
    }
}
