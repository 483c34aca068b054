package arbiter.games.wasteland.view;

import arbiter.games.wasteland.damage.EffectiveResistance;
import arbiter.games.wasteland.injury.Injury;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/**
 * A body place by place: the faces that hit it, what stops each type of damage there by now, and the injury there.
 * Everybody sees what somebody wears and where somebody bleeds. Ledger: WAS-LOC-1, WAS-GEAR-1, WAS-INJ-1.
 */
final class BodyDetail {

    private BodyDetail() {}

    static View.Detail of(Fighter one) {
        List<View.Detail> places = new ArrayList<>();
        List<HitLocation> locations = one.profile().plan().locations();
        for (int place = 0; place < locations.size(); place++) {
            HitLocation location = locations.get(place);
            List<View.Detail> within = new ArrayList<>();
            for (DamageType type : DamageType.values()) {
                within.add(View.Detail.of(type.word(), resistance(one, place, type)));
            }
            for (Injury injury : one.injuries().list()) {
                if (injury.location() == place) {
                    within.add(View.Detail.of("injury", words(injury, location.injury())));
                }
            }
            places.add(new View.Detail(location.name(), location.from() + "–" + location.to(), List.of(), within));
        }
        return new View.Detail("body", one.profile().plan().name(), List.of(), places);
    }

    private static String resistance(Fighter one, int place, DamageType type) {
        return one.profile().protection().isImmuneTo(type)
                ? "immune"
                : Integer.toString(EffectiveResistance.worn(one, place, type));
    }

    /** {@code useless}, {@code treated}. Ledger: WAS-INJ-2 to 5. */
    private static String words(Injury injury, InjuryClass where) {
        if (injury.treated()) {
            return "treated";
        }
        String does = switch (where) {
            case HEAD -> "sees badly";
            case TORSO -> "bleeds";
            case ARM -> "useless";
            case LEG -> "lame";
        };
        return injury.debilitating() ? does + ", hard to treat" : does;
    }
}
