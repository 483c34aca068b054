package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.range.BandChanges;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A way that a vehicle can go: so many bands closer to somebody or farther from them. Of those at one place only the
 * first is named, and nobody aboard a vehicle. Ledger: NAR-MOVE-5, NAR-VEH-8, NAR-VMAN-4.
 */
public record CourseLeg(Participant reference, boolean closer, int bands, Band to, Supplier<List<String>> changes)
        implements Option {

    /** Every way of up to so many bands, the longest first. */
    public static List<CourseLeg> of(NarrativeState state, Participant vehicle, int most) {
        List<CourseLeg> legs = new ArrayList<>();
        List<Participant> named = new ArrayList<>();
        for (Participant other : state.units()) {
            if (isLandmark(vehicle, other)
                    && named.stream().noneMatch(before -> state.band(before, other) == Band.ENGAGED)) {
                named.add(other);
                add(state, vehicle, other, most, legs);
            }
        }
        return isHeld(state, vehicle) ? disengaging(state, vehicle, legs) : legs;
    }

    /** Whatever is engaged with an opponent has to get clear of it first. Ledger: NAR-MOVE-2. */
    private static boolean isHeld(NarrativeState state, Participant vehicle) {
        return state.enemiesOf(vehicle).stream()
                .anyMatch(enemy -> isLandmark(vehicle, enemy)
                        && (enemy.canAct() || enemy.isVehicle())
                        && state.band(vehicle, enemy) == Band.ENGAGED);
    }

    private static List<CourseLeg> disengaging(NarrativeState state, Participant vehicle, List<CourseLeg> legs) {
        return legs.stream()
                .filter(leg -> state.band(vehicle, leg.reference) == Band.ENGAGED)
                .toList();
    }

    private static boolean isLandmark(Participant vehicle, Participant other) {
        return other != vehicle
                && other.present()
                && !other.isHidden()
                && other.aboard().isOnFoot();
    }

    private static void add(
            NarrativeState state, Participant vehicle, Participant other, int most, List<CourseLeg> legs) {
        int now = state.band(vehicle, other).ordinal();
        for (int bands = Math.min(most, now); bands > 0; bands--) {
            legs.add(leg(state, vehicle, other, true, bands));
        }
        int farthest = state.farthest(vehicle, other).ordinal();
        for (int bands = Math.min(most, farthest - now); bands > 0; bands--) {
            legs.add(leg(state, vehicle, other, false, bands));
        }
    }

    private static CourseLeg leg(
            NarrativeState state, Participant vehicle, Participant other, boolean closer, int bands) {
        int now = state.band(vehicle, other).ordinal();
        Band to = Band.number(closer ? now - bands : now + bands);
        return new CourseLeg(
                other, closer, bands, to, BandChanges.of(state, vehicle, () -> after(state, vehicle, other, to)));
    }

    /** Band by band, as it is driven. Ledger: NAR-MOVE-5. */
    private static Bands after(NarrativeState state, Participant vehicle, Participant other, Band to) {
        Bands bands = state.bands().bands();
        int place = state.place(vehicle);
        int reference = state.place(other);
        while (bands.between(place, reference) != to) {
            int now = bands.between(place, reference).ordinal();
            Band next = Band.number(now + (to.ordinal() < now ? -1 : 1));
            bands = bands.moved(
                    place,
                    reference,
                    next,
                    one -> state.farthest(vehicle, state.units().get(one)));
        }
        return bands;
    }

    @Override
    public String id() {
        return (closer ? "closer:" : "farther:") + reference.id() + ":" + bands;
    }

    @Override
    public String text() {
        String far = bands == 1 ? "1 band" : bands + " bands";
        String where = to == Band.ENGAGED ? "right up to it" : "to " + to.name().toLowerCase(Locale.ROOT) + " range";
        return far + (closer ? " closer to " : " farther from ") + reference.name() + ", " + where;
    }

    /** On a board of bands these are the places that it is about. */
    @Override
    public List<String> area() {
        return changes.get();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(reference.id()));
    }
}
