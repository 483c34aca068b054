package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.Participant;

/** Which thresholds somebody had exceeded before something happened to it. Ledger: NAR-DMG-6. */
public record Track(boolean wounds, boolean strain) {

    public static Track of(Participant one) {
        return new Track(Thresholds.exceedsWounds(one), Thresholds.exceedsStrain(one));
    }
}
