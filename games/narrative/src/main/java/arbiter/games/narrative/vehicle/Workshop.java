package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainRepaired;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.PatchChanged;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;

/** Repairs between encounters: a workshop for the hull, and quiet days for the systems. Ledger: NAR-REP-1, NAR-REP-2. */
public final class Workshop {

    private static final int THRONES = 100;
    private static final int QUARTERS = 4;

    private static final List<PlainOption> PRICES = List.of(
            PlainOption.of("100", "The usual price"),
            PlainOption.of("50", "Half of it, among friends"),
            PlainOption.of("150", "Half as much again"),
            PlainOption.of("200", "Twice as much"));

    private static final PlainOption DAYS = PlainOption.of("days", "Days");
    private static final PlainOption WEEKS = PlainOption.of("weeks", "Weeks");
    private static final PlainOption MONTHS = PlainOption.of("months", "Months");

    private Workshop() {}

    /** The hull is as good as new, and so is what Emergency Repairs left. */
    public record HullOverhauled(String vehicle, int points, int thrones, String time) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().repaired(points, one.model().hull()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    vehicle,
                    " is rid of " + points + " hull trauma in a workshop, for " + thrones + " thrones and "
                            + time.toLowerCase(Locale.ROOT));
        }
    }

    /** What the whole hull costs before the gamemaster changes it. Ledger: NAR-REP-1. */
    public static int price(Participant vehicle) {
        return THRONES * vehicle.tracks().hullTrauma();
    }

    /** Below a quarter of the threshold it is a matter of days. Ledger: NAR-REP-1. */
    public static PlainOption time(Participant vehicle) {
        return QUARTERS * vehicle.tracks().hullTrauma() < vehicle.model().hull() ? DAYS : WEEKS;
    }

    /** The gamemaster may change price and time. Ledger: NAR-REP-1, NAR-REP-4. */
    public static void overhaul(Play<NarrativeState> play, Participant vehicle) {
        int points = vehicle.tracks().hullTrauma();
        PlainOption percent = play.choose(Request.one(Decider.GAMEMASTER, "workshop.price", PRICES)
                .asking(() -> "What does it cost to repair " + vehicle.name() + "? The usual price is " + price(vehicle)
                        + " thrones")
                .partOf("workshop.repair"));
        PlainOption time = play.choose(Request.one(Decider.GAMEMASTER, "workshop.time", List.of(DAYS, WEEKS, MONTHS))
                .asking(() -> "How long does it take?")
                .otherwise(time(vehicle))
                .partOf("workshop.repair"));
        int thrones = price(vehicle) * Integer.parseInt(percent.id()) / 100;
        play.emit(new HullOverhauled(vehicle.id(), points, thrones, time.text()));
        if (vehicle.criticalHits().patched()) {
            play.emit(new PatchChanged(vehicle.id(), false));
        }
    }

    /** One point for each full day without new system strain. Ledger: NAR-REP-2. */
    public static void quietDays(Play<NarrativeState> play, Participant vehicle, int days) {
        int less = Math.min(days, vehicle.tracks().systemStrain());
        if (less > 0) {
            play.emit(new SystemStrainRepaired(vehicle.id(), less));
        }
    }
}
