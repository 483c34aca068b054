package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** A limb that is impaired, or lost for good. The gamemaster says which. Ledger: NAR-CI-20, NAR-CI-21. */
record LimbInjury(boolean lost) implements InjuryTrait {

    @Override
    public Injury settle(Play<NarrativeState> play, Participant victim, Injury injury) {
        Limb limb = play.choose(Request.one(Decider.GAMEMASTER, "injury.limb", Limb.ALL)
                .asking(() -> "Which limb of " + victim.name() + " is it?"));
        return injury.on(limb);
    }

    /** Without a limb all that is still possible has 1 setback die. What an impaired one is needed for: LimbUse. */
    @Override
    public void dice(CheckInProgress check, Injury injury) {
        if (lost && check.isAction()) {
            check.add(ADD_SETBACK, 1, injury.row().name());
        }
    }
}
