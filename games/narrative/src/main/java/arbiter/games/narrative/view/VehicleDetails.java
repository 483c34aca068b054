package arbiter.games.narrative.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.Seat;
import arbiter.games.narrative.vehicle.SpeedTable;
import arbiter.games.narrative.vehicle.VehicleRatings;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** What everybody sees of a vehicle: how fast it goes, where its guns point, what works, which seats there are. */
final class VehicleDetails {

    private VehicleDetails() {}

    static List<View.Detail> of(NarrativeState state, Participant one) {
        Vehicle model = one.model();
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("kind", "vehicle"));
        details.add(View.Detail.of("model", model.name()));
        details.add(View.Detail.of("speed", one.motion().speed() + " of " + model.speed()));
        details.add(View.Detail.of("has to move", toMove(state, one)));
        details.add(View.Detail.of("silhouette", model.silhouette()));
        details.add(View.Detail.of("armour", VehicleRatings.armour(one)));
        details.add(View.Detail.of("handling", VehicleRatings.handling(one)));
        details.add(group("defence", defences(one)));
        details.add(group("guns", guns(state, one)));
        details.add(group("components", components(one)));
        details.add(group("seats", seats(one)));
        details.add(group("turned to", sides(state, one)));
        return details;
    }

    private static View.Detail group(String label, List<View.Detail> within) {
        return new View.Detail(label, "", List.of(), within);
    }

    /** Ledger: NAR-VEH-8. */
    private static String toMove(NarrativeState state, Participant one) {
        if (one.motion().steered() || one.motion().speed() == 0) {
            return "nothing more";
        }
        int bands = SpeedTable.forcedBands(state.rules(), one.motion().speed());
        return bands == 1 ? "1 band" : bands + " bands";
    }

    private static List<View.Detail> defences(Participant one) {
        List<View.Detail> all = new ArrayList<>();
        for (Zone zone : Zone.values()) {
            all.add(View.Detail.total(EnumWords.of(zone), VehicleRatings.defence(one, zone)));
        }
        return all;
    }

    /** Ledger: NAR-VEH-3, NAR-VEH-4. */
    private static List<View.Detail> guns(NarrativeState state, Participant one) {
        List<View.Detail> all = new ArrayList<>();
        for (Gun gun : Gun.all(one)) {
            String arcs = String.join(
                    ", ", gun.mounted().arcs().stream().map(EnumWords::of).toList());
            String now = !gun.isIntact() ? "broken" : gun.isEmpty() ? "empty" : gun.isReady(state) ? "ready" : "fired";
            List<View.Detail> more = List.of(
                    View.Detail.of("state", now),
                    View.Detail.of("range", BandsView.word(gun.weapon().range())));
            all.add(new View.Detail(gun.weapon().name(), arcs, List.of(), more));
        }
        return all;
    }

    private static List<View.Detail> components(Participant one) {
        List<View.Detail> all = new ArrayList<>();
        for (VehicleComponent component : VehicleComponent.values()) {
            String now = VehicleRatings.isCompromised(one, component) ? "compromised" : "works";
            all.add(View.Detail.of(EnumWords.of(component), now));
        }
        return all;
    }

    /** Ledger: NAR-VEH-13. */
    private static List<View.Detail> seats(Participant one) {
        List<View.Detail> all = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            if (Crew.seats(one, seat) > 0) {
                all.add(View.Detail.of(EnumWords.of(seat), Crew.seats(one, seat)));
            }
        }
        return all;
    }

    /** As far as somebody said so, and nobody hidden is named. Ledger: NAR-VEH-4. */
    private static List<View.Detail> sides(NarrativeState state, Participant one) {
        List<View.Detail> all = new ArrayList<>();
        for (Facing.Side side : one.facing().sides()) {
            if (!state.unit(side.towards()).isHidden()) {
                all.add(View.Detail.of(side.towards(), EnumWords.of(side.zone())));
            }
        }
        return all;
    }
}
