package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.HullRepairTried;
import arbiter.games.narrative.vehicle.TrackEvents.HullRepaired;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainRepaired;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitRepaired;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.PatchChanged;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.CriticalHitTraits;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** Repairing a vehicle in the thick of it with Tech-Use. Ledger: NAR-VACT-4, NAR-REP-3, NAR-REP-4, table 3.15. */
public final class DamageControl {

    private DamageControl() {}

    /** The gamemaster may say that it cannot be done now. */
    public static boolean canBeDone(Play<NarrativeState> play, Participant one, Participant vehicle) {
        return play.choose(Request.one(Decider.GAMEMASTER, "repair.possible", YesNo.BOTH)
                        .asking(() -> "Can " + one.name() + " repair " + vehicle.name() + " now?")
                        .otherwise(YesNo.YES)
                        .quietly())
                == YesNo.YES;
    }

    /** Exactly half of the threshold is Average already. Ledger: table 3.15. */
    public static Difficulty difficulty(int level, int threshold) {
        return level > threshold ? Difficulty.HARD : 2 * level >= threshold ? Difficulty.AVERAGE : Difficulty.EASY;
    }

    /** As often as anybody likes. */
    public static void strain(Play<NarrativeState> play, Participant one, Participant vehicle) {
        int level = vehicle.tracks().systemStrain();
        int success = techUse(play, one, difficulty(level, vehicle.model().system()), "Damage Control");
        if (success > 0) {
            play.emit(new SystemStrainRepaired(vehicle.id(), Math.min(success, level)));
        }
    }

    /** Once in an encounter for the whole vehicle, and a failed attempt counts. */
    public static void hull(Play<NarrativeState> play, Participant one, Participant vehicle) {
        int level = vehicle.tracks().hullTrauma();
        play.emit(new HullRepairTried(vehicle.id()));
        int success = techUse(play, one, difficulty(level, vehicle.model().hull()), "Damage Control");
        if (success > 0) {
            play.emit(new HullRepaired(vehicle.id(), Math.min(success, level)));
        }
    }

    /** Against its severity, until it is repaired. Ledger: NAR-REP-3. */
    public static void criticalHit(Play<NarrativeState> play, Participant one, Participant vehicle, SufferedHit hit) {
        VehicleCriticalHit row = CriticalHitInProgress.row(play.state(), hit.row());
        int success = techUse(play, one, row.severity().orElseThrow(), row.name());
        if (success > 0) {
            play.emit(new CriticalHitRepaired(vehicle.id(), hit));
            CriticalHitTraits.of(hit.row()).repaired(play, vehicle);
        }
    }

    /** One point below the threshold, and much of it compromised until proper repairs. Ledger: NAR-REP-4. */
    public static void emergency(Play<NarrativeState> play, Participant one, Participant vehicle) {
        if (techUse(play, one, Difficulty.HARD, "Emergency Repairs") > 0) {
            int wanted = vehicle.model().hull() - 1;
            play.emit(new HullRepaired(vehicle.id(), vehicle.tracks().hullTrauma() - wanted));
            play.emit(new PatchChanged(vehicle.id(), true));
        }
    }

    /** Net successes of the check, none of a failed one. */
    private static int techUse(Play<NarrativeState> play, Participant one, Difficulty difficulty, String reason) {
        Skill skill = play.state().tables().skill("tech-use");
        CheckInProgress check = CheckInProgress.skill(play.state(), one, skill, difficulty, reason)
                .asAction();
        return Math.max(0, Check.resolve(play, check).success());
    }
}
