package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Everybody around the target is struck; on a miss the target as well, and nobody is injured. Ledger: NAR-Q-3, NAR-NPC-5, NAR-CRIT-4. */
record Blast(AttackSource source, int rating) implements SpendTrait {

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        AttackInProgress attack = (AttackInProgress) check;
        int worth = 0;
        for (Participant one : state.units()) {
            int hits = hits(state, attack, one);
            worth += (state.enemies(attack.actor(), one) ? 7 : -9) * hits;
        }
        return Math.max(0, worth);
    }

    @Override
    public boolean opensMore() {
        return true;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        AttackInProgress attack = (AttackInProgress) check;
        boolean hit = attack.succeeds();
        Modifiers damage = Modifiers.of("Blast", rating)
                .and("net successes", hit ? attack.symbols().success() : 0);
        for (Participant one : play.state().units()) {
            for (int i = hits(play.state(), attack, one); i > 0; i--) {
                attack.add(Hit.of(one, source, damage, source.dealsStrain(), hit));
            }
        }
    }

    /** A group is struck once for each standing member, without the one that took the main hit. Ledger: NAR-NPC-5. */
    private static int hits(NarrativeState state, AttackInProgress attack, Participant one) {
        Participant target = attack.hits().isEmpty()
                ? attack.aimedAt()
                : attack.hits().get(0).target();
        boolean there =
                one.present() && !one.vitals().dead() && state.band(one, target).within(attack.blastReach());
        if (!there) {
            return 0;
        }
        return one.standing() - (one == target && attack.succeeds() ? 1 : 0);
    }
}
