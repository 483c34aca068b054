package arbiter.games.narrative.environment;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.damage.Track;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.Optional;

/** Vacuum and dangerous air at the start of a turn. Ledger: NAR-ENV-7, NAR-ENV-8. */
final class Exposure {

    private static final int VACUUM_WOUNDS = 3;

    private Exposure() {}

    /** Every such start that leaves the wounds above the threshold is one injury. Ledger: NAR-ENV-7, NAR-ENV-9. */
    static void vacuum(Play<NarrativeState> play, Participant one) {
        if (one.gear().has("sealed-suit")) {
            return;
        }
        Track before = Track.of(one);
        Suffering.wounds(play, one, VACUUM_WOUNDS);
        if (before.wounds()
                && Thresholds.exceedsWounds(one)
                && one.present()
                && !one.vitals().dead()) {
            CriticalInjuries.inflict(play, one, Modifiers.none(), Optional.empty());
        }
    }

    /** Wounds of the rating; whether the breath is held to avoid them. Ledger: NAR-ENV-8. */
    static boolean atmosphere(Play<NarrativeState> play, Participant one) {
        Surroundings here = one.surroundings();
        boolean safe = switch (here.danger()) {
            case GAS -> one.gear().has("breathing-mask") || one.gear().has("sealed-suit");
            case ACID -> one.gear().has("sealed-suit");
            case FIRE -> false;
        };
        if (safe) {
            return false;
        }
        boolean held = here.danger() == Surroundings.Danger.GAS
                && play.choose(Request.one(Decider.GAMEMASTER, "environment.hold-breath", YesNo.BOTH)
                                .asking(() -> "Does holding its breath keep " + one.name() + " from harm?")
                                .otherwise(YesNo.NO)
                                .quietly())
                        == YesNo.YES;
        if (!held) {
            Suffering.wounds(play, one, here.atmosphere());
        }
        return held;
    }
}
