package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.DefenceRatings;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Vehicle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Profiles from the files of characters and from the adversaries of the content. */
public final class Profiles {

    private static final int HUMAN_SILHOUETTE = 1; // NAR-CHAR-2

    private Profiles() {}

    public static Profile of(Build build) {
        Sheet sheet = Sheet.of(build);
        return new Profile(
                Profile.Kind.PLAYER_CHARACTER,
                1,
                build.characteristics(),
                build.skills(),
                List.of(),
                sheet.total("soak"),
                build.armour().map(worn -> worn.rating("reinforced") > 0).orElse(false),
                sheet.total("wound-threshold"),
                OptionalInt.of(sheet.total("strain-threshold")),
                build.armour()
                        .map(worn -> new DefenceRatings(worn.defence(), worn.defence()))
                        .orElse(DefenceRatings.NONE),
                HUMAN_SILHOUETTE,
                build.weapons(),
                build.talents(),
                build.armour(),
                build.gear(),
                sheet.total("encumbrance"),
                sheet.total("encumbrance-threshold"),
                List.of(),
                Optional.empty());
    }

    /** One adversary, or a group of so many minions. */
    public static Profile of(Adversary adversary, int members) {
        return new Profile(
                kind(adversary),
                members,
                adversary.characteristics(),
                adversary.skills(),
                adversary.groupSkills(),
                adversary.soak(),
                false,
                adversary.woundThreshold(),
                adversary.strainThreshold(),
                adversary.defence().orElse(DefenceRatings.NONE),
                adversary.silhouette(),
                adversary.weapons(),
                adversary.talents(),
                Optional.empty(),
                List.of(),
                0,
                0,
                adversary.powers(),
                Optional.empty());
    }

    /** A vehicle as bands, sizes and targets see it; its own chapter has the rest. Ledger: NAR-VEH-1. */
    public static Profile of(Vehicle vehicle) {
        return new Profile(
                Profile.Kind.VEHICLE,
                1,
                Characteristics.NONE,
                Map.of(),
                List.of(),
                0,
                false,
                vehicle.hull(),
                OptionalInt.of(vehicle.system()),
                DefenceRatings.NONE,
                vehicle.silhouette(),
                List.of(),
                Map.of(),
                Optional.empty(),
                List.of(),
                0,
                0,
                List.of(),
                Optional.of(vehicle));
    }

    private static Profile.Kind kind(Adversary adversary) {
        return switch (adversary.standing()) {
            case MINION -> Profile.Kind.MINION_GROUP;
            case RIVAL -> Profile.Kind.RIVAL;
            case NEMESIS -> Profile.Kind.NEMESIS;
        };
    }
}
