package arbiter.games.narrative.damage;

import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.power.CheatDeath;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Going beyond a threshold, and dying. Ledger: NAR-DMG-5, NAR-DMG-6, section 5.2, step 18. */
public final class Collapse {

    private Collapse() {}

    /** What comes of it when somebody has just gone beyond a threshold that it had not exceeded before. */
    public static void resolve(Play<NarrativeState> play, Participant one, Track before) {
        resolve(play, one, before, Modifiers.none());
    }

    /** The same with something added to the injury, such as for a fall or a ram. */
    public static void resolve(Play<NarrativeState> play, Participant one, Track before, Modifiers cause) {
        if (!isUndone(play, one, before)) {
            fall(play, one, before, cause);
        }
    }

    /** Whether somebody has foreseen this fall, so that it does not happen. Ledger: NAR-FX-ORA-7. */
    static boolean isUndone(Play<NarrativeState> play, Participant one, Track before) {
        boolean falls =
                Thresholds.exceedsWounds(one) && !before.wounds() || Thresholds.exceedsStrain(one) && !before.strain();
        return falls && !one.vitals().dead() && CheatDeath.undoes(play, one);
    }

    /** Nobody foresaw it, or it was let happen. */
    static void fall(Play<NarrativeState> play, Participant one, Track before, Modifiers cause) {
        boolean wounds = Thresholds.exceedsWounds(one) && !before.wounds();
        if (wounds && liesWounded(one) && !one.vitals().dead()) {
            CriticalInjuries.inflict(play, one, cause, Optional.empty()); // without Vicious: NAR-CRIT-2
        }
    }

    /** Minions and rivals are out of it; nobody rolls for them. Ledger: NAR-NPC-1, NAR-NPC-2. */
    private static boolean liesWounded(Participant one) {
        return one.profile().kind() == Profile.Kind.PLAYER_CHARACTER
                || one.profile().kind() == Profile.Kind.NEMESIS;
    }

    public static void die(Play<NarrativeState> play, Participant one) {
        if (!one.vitals().dead() && !CheatDeath.undoes(play, one)) {
            play.emit(new Died(one.id()));
        }
    }
}
