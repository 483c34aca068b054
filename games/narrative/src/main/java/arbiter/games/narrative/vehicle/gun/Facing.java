package arbiter.games.narrative.vehicle.gun;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.Vehicles;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Weight;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Part: which side a vehicle turns to others, as far as the gamemaster has said so. It decides what lies in an arc and
 * which zone is struck, and holds until somebody moves or the round ends. Ledger: NAR-VEH-4.
 */
public record Facing(List<Side> sides) implements Part {

    public static final Facing UNKNOWN = new Facing(List.of());

    private static final List<PlainOption> ZONES = Arrays.stream(Zone.values())
            .map(zone -> PlainOption.of(EnumWords.of(zone), EnumWords.of(zone)))
            .toList();

    /** The side that is turned to somebody. */
    public record Side(String towards, Zone zone) {}

    public Facing {
        sides = List.copyOf(sides);
    }

    /** The side that a vehicle turns to somebody, or to the vehicle they are in. */
    public static Optional<Zone> known(NarrativeState state, Participant vehicle, Participant other) {
        String towards = where(state, other).id();
        return vehicle.facing().sides.stream()
                .filter(side -> side.towards.equals(towards))
                .map(Side::zone)
                .findFirst();
    }

    private static Participant where(NarrativeState state, Participant other) {
        return Crew.vehicleOf(state, other).orElse(other);
    }

    /** Asks the gamemaster unless it is known. */
    public static Zone settle(Play<NarrativeState> play, Participant vehicle, Participant other) {
        NarrativeState state = play.state();
        Optional<Zone> known = known(state, vehicle, other);
        if (known.isPresent()) {
            return known.get();
        }
        Participant towards = where(state, other);
        Zone zone = ask(
                play,
                Decider.GAMEMASTER,
                "facing.side",
                () -> "Which side does " + vehicle.name() + " turn to " + towards.name() + "?");
        play.emit(new SideTurned(vehicle.id(), towards.id(), zone));
        return zone;
    }

    /** One of the four sides, as somebody says. */
    public static Zone ask(Play<NarrativeState> play, Decider decider, String label, Supplier<String> prompt) {
        PlainOption side = play.choose(Request.one(decider, label, ZONES).asking(prompt));
        return Zone.values()[ZONES.indexOf(side)];
    }

    /** Somebody moved, so what was said before no longer holds. */
    public static void forget(Play<NarrativeState> play) {
        for (Participant vehicle : Vehicles.of(play.state())) {
            if (!vehicle.facing().sides.isEmpty()) {
                play.emit(new SidesForgotten(vehicle.id()));
            }
        }
    }

    public record SideTurned(String vehicle, String towards, Zone zone) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            List<Side> more = new ArrayList<>(one.facing().sides);
            more.removeIf(side -> side.towards.equals(towards));
            more.add(new Side(towards, zone));
            one.set(new Facing(more));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle)
                    .words(" has ")
                    .unit(towards, state.unit(towards).name())
                    .words(" " + EnumWords.of(zone))
                    .line();
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    public record SidesForgotten(String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(UNKNOWN);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " may have turned");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
