package arbiter.games.narrative.check;

import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.Participant;

/** What a participant's skill puts into a pool, on either side of it. Ledger: NAR-POOL-1, NAR-POOL-10. */
public final class SkillPool {

    private SkillPool() {}

    public static PoolPlan of(Participant one, Skill skill) {
        return PoolPlan.of(base(one, skill));
    }

    /** The same as opposition. */
    public static PoolBase base(Participant one, Skill skill) {
        int value = one.characteristic(skill.characteristic());
        int ranks = one.ranks(skill);
        String trained = ranks == 0 ? "" : ", " + skill.name() + " " + ranks;
        return PoolBase.of(value, ranks, skill.characteristic().title() + " " + value + trained);
    }
}
