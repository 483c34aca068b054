package arbiter.games.narrative;

import arbiter.games.narrative.calls.VitalsSet;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TracksSet;
import arbiter.kernel.Event;
import arbiter.kernel.View;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import java.util.ArrayList;
import java.util.List;

/**
 * How a gamemaster sets what is left of somebody, by the bars that everybody sees, or the wounds and strain themselves,
 * which may be more than the threshold. Ledger: NAR-DMG-5, NAR-VEH-11.
 */
final class BarEdits {

    private static final String WOUNDS = "wounds";
    private static final String STRAIN = "strain";
    private static final String HULL = "hull";
    private static final String LEFT = " left";

    private BarEdits() {}

    static Edit<NarrativeState> of(Participant one) {
        return one.isVehicle() ? vehicle(one) : person(one);
    }

    private static Edit<NarrativeState> vehicle(Participant one) {
        int hull = one.model().hull();
        int system = one.model().system();
        List<View.Bar> bars = List.of(
                left(HULL, one.tracks().hullTrauma(), hull),
                left("system", one.tracks().systemStrain(), system));
        return CommonEdits.setBar(
                bars,
                (bar, value) -> bar.equals(HULL + LEFT)
                        ? new TracksSet(one.id(), hull - value, one.tracks().systemStrain())
                        : new TracksSet(one.id(), one.tracks().hullTrauma(), system - value));
    }

    private static Edit<NarrativeState> person(Participant one) {
        int wounds = Thresholds.wounds(one);
        List<View.Bar> bars = new ArrayList<>();
        bars.add(left(WOUNDS, one.vitals().wounds(), wounds));
        if (one.profile().hasStrainTrack()) {
            bars.add(left(STRAIN, one.vitals().strain(), Thresholds.strain(one)));
        }
        bars.add(new View.Bar(WOUNDS, one.vitals().wounds(), 2 * wounds));
        if (one.profile().hasStrainTrack()) {
            bars.add(new View.Bar(STRAIN, one.vitals().strain(), 2 * Thresholds.strain(one)));
        }
        return CommonEdits.setBar(bars, (bar, value) -> set(one, bar, value));
    }

    private static View.Bar left(String what, int suffered, int threshold) {
        return new View.Bar(what + LEFT, Math.max(0, threshold - suffered), threshold);
    }

    private static Event<NarrativeState> set(Participant one, String bar, int value) {
        boolean wounds = bar.startsWith(WOUNDS);
        int threshold = wounds ? Thresholds.wounds(one) : Thresholds.strain(one);
        int suffered = bar.endsWith(LEFT) ? threshold - value : value;
        return wounds
                ? new VitalsSet(one.id(), suffered, one.vitals().strain())
                : new VitalsSet(one.id(), one.vitals().wounds(), suffered);
    }
}
