package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.MotionEvents.HazardSet;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** A Driving check of somebody aboard, over ground as the gamemaster sees it. Ledger: NAR-VEH-12, NAR-NAV-1. */
public final class Driving {

    private static final int WORST_GROUND = 3;

    private Driving() {}

    /** A check that is still to be rolled; dice of speed, handling and ground come from {@link VehicleDice}. */
    public static CheckInProgress begin(
            Play<NarrativeState> play, Participant one, Participant vehicle, PoolBase difficulty) {
        lookAhead(play, vehicle);
        Skill driving = play.state().tables().skill("driving");
        return new CheckInProgress(
                        one,
                        driving,
                        CheckKind.DRIVING,
                        SkillPool.of(one, driving).against(difficulty))
                .asAction();
    }

    /** The pilot's, which uses what a copilot did for it. Ledger: NAR-CA-2. */
    public static CheckInProgress check(
            Play<NarrativeState> play, Participant pilot, Participant vehicle, PoolBase difficulty) {
        CheckInProgress check = begin(play, pilot, vehicle, difficulty);
        Check.resolve(play, check);
        Effects.end(play, vehicle, CrewEffect.Kind.COPILOT);
        return check;
    }

    /** How hazardous the ground is, which stays so until the gamemaster says otherwise. Ledger: NAR-NAV-1. */
    private static void lookAhead(Play<NarrativeState> play, Participant vehicle) {
        int known = vehicle.motion().hazard();
        int hazard = play.choose(Request.amount(Decider.GAMEMASTER, "driving.hazard", 0, WORST_GROUND)
                        .asking(() -> "How many setback dice is the ground before " + vehicle.name()
                                + " worth: 1 a little tricky, 2 dangerous, 3 very risky?")
                        .otherwise(new Amount(known))
                        .quietly())
                .value();
        if (hazard != known) {
            play.emit(new HazardSet(vehicle.id(), hazard));
        }
    }
}
