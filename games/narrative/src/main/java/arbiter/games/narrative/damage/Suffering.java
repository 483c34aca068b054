package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Suffering strain, by force or by choice. Ledger: NAR-DMG-4, NAR-TURN-4, NAR-TURN-7. */
public final class Suffering {

    private Suffering() {}

    /** Strain ignores soak; whoever has no strain track takes wounds. Ledger: NAR-NPC-1, NAR-NPC-2. */
    public static void strain(Play<NarrativeState> play, Participant one, int amount) {
        if (one.profile().hasStrainTrack()) {
            play.emit(new StrainSuffered(one.id(), amount));
        } else {
            play.emit(new Wounded(one.id(), amount));
        }
    }

    /** Whether so much strain can be taken by choice: minions cannot, and nobody beyond the threshold. */
    public static boolean canChoose(Participant one, int amount) {
        return switch (one.profile().kind()) {
            case MINION_GROUP -> false;
            case RIVAL -> one.vitals().wounds() + amount <= one.profile().totalWoundThreshold();
            case PLAYER_CHARACTER, NEMESIS ->
                one.vitals().strain() + amount
                        <= one.profile().strainThreshold().getAsInt();
        };
    }
}
