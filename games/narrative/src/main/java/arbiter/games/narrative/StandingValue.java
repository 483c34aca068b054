package arbiter.games.narrative;

import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.Participant;

/** How well somebody stands in an encounter, as one number. */
final class StandingValue {

    private static final double ABLE = 6;
    private static final double WOUNDS = 8;
    private static final double STRAIN = 3;

    private StandingValue() {}

    static double of(Participant one) {
        if (!one.takesTurns() || !one.canAct()) {
            return 0;
        }
        Profile profile = one.profile();
        double wounds = 1 - (double) one.vitals().wounds() / (profile.totalWoundThreshold() + 1);
        double strain = profile.hasStrainTrack()
                ? 1
                        - (double) one.vitals().strain()
                                / (profile.strainThreshold().getAsInt() + 1)
                : 0;
        return importance(profile) * (ABLE + WOUNDS * wounds + STRAIN * strain);
    }

    private static double importance(Profile profile) {
        return switch (profile.kind()) {
            case MINION_GROUP -> 0.3 + 0.2 * profile.members();
            case RIVAL -> 1;
            default -> 1.5;
        };
    }
}
