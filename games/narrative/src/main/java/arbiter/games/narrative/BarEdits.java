package arbiter.games.narrative;

import arbiter.games.narrative.calls.TracksSet;
import arbiter.games.narrative.calls.VitalsSet;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleTracks;
import arbiter.kernel.View;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import java.util.ArrayList;
import java.util.List;

/**
 * How a gamemaster sets what somebody has suffered: what is left until the threshold, as the bars of a unit show it, or
 * what was suffered, which may be more than that. Ledger: NAR-DMG-5, NAR-VEH-11.
 */
final class BarEdits {

    private BarEdits() {}

    static Edit<NarrativeState> of(Participant one) {
        return one.isVehicle() ? vehicle(one) : person(one);
    }

    private static Edit<NarrativeState> person(Participant one) {
        int wounds = one.vitals().wounds();
        int strain = one.vitals().strain();
        Profile profile = one.profile();
        List<View.Bar> bars = new ArrayList<>(
                both("wounds left", Thresholds.wounds(one), "wounds", wounds, 2 * profile.totalWoundThreshold()));
        if (profile.hasStrainTrack()) {
            int most = Thresholds.strain(one);
            bars.addAll(both("strain left", most, "strain", strain, 2 * most));
        }
        return CommonEdits.setBar(bars, (bar, value) -> switch (bar) {
            case "wounds left" -> new VitalsSet(one.id(), Thresholds.wounds(one) - value, strain);
            case "wounds" -> new VitalsSet(one.id(), value, strain);
            case "strain left" -> new VitalsSet(one.id(), wounds, Thresholds.strain(one) - value);
            default -> new VitalsSet(one.id(), wounds, value);
        });
    }

    private static Edit<NarrativeState> vehicle(Participant one) {
        VehicleTracks now = one.tracks();
        int hull = one.model().hull();
        int system = one.model().system();
        List<View.Bar> bars = new ArrayList<>(both("hull left", hull, "hull trauma", now.hullTrauma(), 2 * hull));
        bars.addAll(both("system left", system, "system strain", now.systemStrain(), 2 * system));
        return CommonEdits.setBar(bars, (bar, value) -> switch (bar) {
            case "hull left" -> new TracksSet(one.id(), hull - value, now.systemStrain());
            case "hull trauma" -> new TracksSet(one.id(), value, now.systemStrain());
            case "system left" -> new TracksSet(one.id(), now.hullTrauma(), system - value);
            default -> new TracksSet(one.id(), now.hullTrauma(), value);
        });
    }

    private static List<View.Bar> both(String left, int threshold, String suffered, int now, int most) {
        return List.of(
                new View.Bar(left, Math.max(0, threshold - now), threshold),
                new View.Bar(suffered, Math.min(now, most), most));
    }
}
