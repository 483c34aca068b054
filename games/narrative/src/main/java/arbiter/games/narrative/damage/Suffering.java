package arbiter.games.narrative.damage;

import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Suffering wounds and strain without soak, by force or by choice. Ledger: NAR-DMG-4, NAR-TURN-4, NAR-TURN-7. */
public final class Suffering {

    private Suffering() {}

    /** Whoever has no strain track takes wounds. Ledger: NAR-NPC-1, NAR-NPC-2. */
    public static void strain(Play<NarrativeState> play, Participant one, int amount) {
        int suffered = amount + (amount > 0 ? OngoingPowers.extraStrain(one) : 0); // NAR-FX-CUR-1
        if (suffered == 0) {
            return;
        }
        Track before = Track.of(one);
        if (one.profile().hasStrainTrack()) {
            play.emit(new StrainSuffered(one.id(), suffered));
        } else {
            play.emit(new Wounded(one.id(), suffered));
        }
        Collapse.resolve(play, one, before);
    }

    public static void wounds(Play<NarrativeState> play, Participant one, int amount) {
        if (amount > 0) {
            Track before = Track.of(one);
            play.emit(new Wounded(one.id(), amount));
            Collapse.resolve(play, one, before);
        }
    }

    /** Whether so much strain can be taken by choice: minions cannot, and nobody beyond the threshold. */
    public static boolean canChoose(NarrativeState state, Participant one, int amount) {
        int total = amount + OngoingPowers.extraStrain(one); // NAR-TURN-7
        return switch (one.profile().kind()) {
            case MINION_GROUP, VEHICLE -> false;
            case RIVAL -> one.vitals().wounds() + total <= Thresholds.wounds(one) && mayChoose(one);
            case PLAYER_CHARACTER, NEMESIS -> one.vitals().strain() + total <= Thresholds.strain(one) && mayChoose(one);
        };
    }

    private static boolean mayChoose(Participant one) {
        return !SufferedInjuries.forbidChosenStrain(one); // NAR-CI-17
    }
}
