package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.Participant;

/** Which thresholds somebody had exceeded before something happened to it, and how many injuries it had. Ledger: NAR-DMG-6. */
public record Track(boolean wounds, boolean strain, int injuries) {

    public static Track of(Participant one) {
        return new Track(
                Thresholds.exceedsWounds(one),
                Thresholds.exceedsStrain(one),
                one.injuries().list().size());
    }
}
