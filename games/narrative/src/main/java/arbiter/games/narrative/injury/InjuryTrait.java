package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** What a Critical Injury does: when it is suffered, to checks, and for as long as it lasts. */
interface InjuryTrait {

    /** What has to be settled about it before it is suffered, such as the limb. */
    default Injury settle(Play<NarrativeState> play, Participant victim, Injury injury) {
        return injury;
    }

    /** What happens at once. */
    default void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {}

    /** What it puts into the pool of a check until it is healed. */
    default void dice(CheckInProgress check, Injury injury) {}

    /** Whether it is in the way of that; for its first turn only where it says so. */
    default boolean is(InjuryHindrance hindrance, Injury injury) {
        return false;
    }
}
