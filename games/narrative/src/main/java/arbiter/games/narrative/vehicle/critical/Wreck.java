package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.SeatEvents.Dismounted;
import arbiter.games.narrative.vehicle.TrackEvents.VehicleDestroyed;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;

/** The end of a vehicle, and of those still aboard. Ledger: NAR-CH-11, NAR-CH-12, NAR-SINK-1, NAR-VEH-11. */
public final class Wreck {

    /** What becomes of those aboard; the gamemaster has the last word. */
    public enum Fate implements Option {
        CLEAR("They get clear of it"),
        LOST("They are lost with it");

        private final String text;

        Fate(String text) {
            this.text = text;
        }

        @Override
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return text;
        }
    }

    private Wreck() {}

    /** Nothing in it survives. Ledger: NAR-CH-12. */
    public static void vaporize(Play<NarrativeState> play, Participant vehicle) {
        end(play, vehicle, "is vaporized", Fate.LOST);
    }

    public static void destroy(Play<NarrativeState> play, Participant vehicle, String how, Fate likely) {
        boolean empty = Crew.aboard(play.state(), vehicle).isEmpty();
        Fate fate = empty
                ? likely
                : play.choose(Request.one(Decider.GAMEMASTER, "vehicle.aboard", List.of(Fate.values()))
                        .asking(() -> "What becomes of those aboard " + vehicle.name() + "?")
                        .otherwise(likely));
        end(play, vehicle, how, fate);
    }

    private static void end(Play<NarrativeState> play, Participant vehicle, String how, Fate fate) {
        List<Participant> aboard = Crew.aboard(play.state(), vehicle);
        play.emit(new VehicleDestroyed(vehicle.id(), how));
        for (Participant one : aboard) {
            if (fate == Fate.LOST) {
                Collapse.die(play, one);
            }
            if (!one.vitals().dead()) {
                play.emit(new Dismounted(one.id(), vehicle.id()));
            }
        }
    }
}
