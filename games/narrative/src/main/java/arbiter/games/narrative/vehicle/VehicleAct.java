package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Cost;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/** Something that somebody can do in, with or to a vehicle. */
public record VehicleAct(
        String id,
        String text,
        Price price,
        Optional<Pointer> pointer,
        List<Cost> costs,
        List<Headline> headlines,
        Supplier<List<String>> changes,
        BiPredicate<Play<NarrativeState>, Participant> ruling,
        BiConsumer<Play<NarrativeState>, Participant> deed)
        implements NarrativeAct {

    public static VehicleAct action(String id, String text, BiConsumer<Play<NarrativeState>, Participant> deed) {
        return new VehicleAct(
                id, text, Price.ACTION, Optional.empty(), List.of(), List.of(), List::of, (play, one) -> true, deed);
    }

    /** Any maneuver aboard breaks a row of aiming ones. Ledger: NAR-MAN-14. */
    public static VehicleAct maneuver(String id, String text, BiConsumer<Play<NarrativeState>, Participant> deed) {
        return new VehicleAct(
                id,
                text,
                Price.MANEUVER,
                Optional.empty(),
                List.of(),
                List.of(),
                List::of,
                (play, one) -> true,
                (play, one) -> {
                    AimManeuver.interrupt(play, one);
                    deed.accept(play, one);
                });
    }

    public VehicleAct at(Participant unit) {
        Optional<Pointer> there = Optional.of(new Pointer.Unit(unit.id()));
        return new VehicleAct(id, text, price, there, costs, headlines, changes, ruling, deed);
    }

    public VehicleAct costing(String what, int amount) {
        List<Cost> cost = amount == 0 ? List.of() : List.of(new Cost(what, amount));
        return new VehicleAct(id, text, price, pointer, cost, headlines, changes, ruling, deed);
    }

    /** The bands that it would change, as the board writes them. */
    public VehicleAct changing(Supplier<List<String>> bands) {
        return new VehicleAct(id, text, price, pointer, costs, headlines, bands, ruling, deed);
    }

    /** What one decides it by. */
    public VehicleAct decidedBy(List<Headline> most) {
        return new VehicleAct(id, text, price, pointer, costs, most, changes, ruling, deed);
    }

    /** Asked before anything is paid; what is ruled out costs nothing. */
    public VehicleAct ifRuled(BiPredicate<Play<NarrativeState>, Participant> allowed) {
        return new VehicleAct(id, text, price, pointer, costs, headlines, changes, allowed, deed);
    }

    @Override
    public List<String> area() {
        return changes.get();
    }

    @Override
    public boolean isAllowed(Play<NarrativeState> play, Participant one) {
        return ruling.test(play, one);
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        deed.accept(play, one);
    }
}
