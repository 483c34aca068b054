package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.ExtraSpend;
import arbiter.games.narrative.vehicle.SkillChoice;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Everybody aboard ducks or is wounded. Ledger: NAR-CH-2. */
public final class ShrapnelHit implements CriticalHitTrait {

    private static final String INJURY = "shrapnel-injury";
    private static final int THREATS = 3;

    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        for (Participant one : Crew.aboard(play.state(), hit.vehicle())) {
            if (!one.vitals().dead()) {
                spray(play, one);
            }
        }
    }

    private static void spray(Play<NarrativeState> play, Participant one) {
        if (!one.canAct()) {
            Suffering.wounds(play, one, 1);
            return;
        }
        Skill skill = SkillChoice.of(play, one, "shrapnel.skill", "resilience", "vigilance");
        CheckInProgress check = CheckInProgress.skill(play.state(), one, skill, Difficulty.HARD, "Shrapnel Spray");
        check.offer(ExtraSpend.noted(made -> true, 9)
                .row(INJURY, "Struck by shrapnel", "A Critical Injury.", Symbol.THREAT, THREATS, 1));
        int success = Check.resolve(play, check).success();
        if (!check.succeeds()) {
            Suffering.wounds(play, one, 1 - success); // 1, and 1 for each net failure
        }
        if (check.timesBought(INJURY) > 0) {
            CriticalInjuries.inflict(play, one, Modifiers.none(), Optional.empty());
        }
    }
}
