package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.SkillChoice;
import arbiter.games.narrative.vehicle.critical.PerilEvents.FireFought;
import arbiter.kernel.Play;

/** A vehicle on fire: what it does to those aboard, and putting it out. Ledger: NAR-CH-10, NAR-ENV-8. */
public final class FireFighting {

    private static final String ROW = "fire";

    private FireFighting() {}

    /** Wounds as the rating says when a turn aboard starts, without soak. */
    public static void burn(Play<NarrativeState> play, Participant one) {
        Crew.vehicleOf(play.state(), one)
                .filter(vehicle -> vehicle.perils().burns())
                .ifPresent(
                        vehicle -> Suffering.wounds(play, one, vehicle.perils().fireRating()));
    }

    /** A Hard check of Cool or Athletics; big vehicles take several. */
    public static void resolve(Play<NarrativeState> play, Participant one, Participant vehicle) {
        Skill skill = SkillChoice.of(play, one, "fire.skill", "cool", "athletics");
        CheckInProgress check = CheckInProgress.skill(play.state(), one, skill, Difficulty.HARD, "the fire")
                .asAction();
        if (Check.resolve(play, check).succeeds()) {
            int left = vehicle.perils().fireChecks() - 1;
            play.emit(new FireFought(vehicle.id(), left));
            if (left == 0) {
                vehicle.criticalHits().hits().stream()
                        .filter(hit -> hit.row().equals(ROW))
                        .toList()
                        .forEach(hit -> play.emit(new CriticalHitEvents.CriticalHitRepaired(vehicle.id(), hit)));
            }
        }
    }
}
