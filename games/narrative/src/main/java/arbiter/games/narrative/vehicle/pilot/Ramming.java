package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.turn.ActionStart;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.Collision;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.space.band.Band;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Ramming with Reposition: people, all of those who are together if the pilot wants, or a vehicle. Ledger: NAR-RAM-1. */
public final class Ramming {

    private Ramming() {}

    /** Those at short range or engaged, people on foot once for each place. Ledger: NAR-RAM-5. */
    public static List<Participant> targets(NarrativeState state, Participant vehicle) {
        List<Participant> targets = new ArrayList<>();
        for (Participant other : state.units()) {
            boolean there = other != vehicle
                    && other.present()
                    && !other.isHidden()
                    && other.aboard().isOnFoot();
            boolean named = targets.stream()
                    .anyMatch(before -> before.isVehicle() == other.isVehicle()
                            && !other.isVehicle()
                            && state.band(before, other) == Band.ENGAGED);
            if (there && !named && state.band(vehicle, other).within(Band.SHORT)) {
                targets.add(other);
            }
        }
        return targets;
    }

    public static void resolve(Play<NarrativeState> play, Participant pilot, Participant vehicle, Participant target) {
        List<Participant> rammed = target.isVehicle() ? List.of(target) : people(play, pilot, vehicle, target);
        boolean through = !isRisky(play, pilot, vehicle) || drive(play, pilot, vehicle);
        move(play, vehicle, target);
        if (!through) {
            return;
        }
        if (target.isVehicle()) {
            Collision.resolve(play, Collision.Kind.MAJOR, List.of(vehicle, target)); // NAR-RAM-5
            return;
        }
        for (Participant one : rammed) {
            RammedPerson.resolve(play, one, vehicle);
        }
    }

    /** All who are engaged with one another, as the pilot wants. Ledger: NAR-RAM-1. */
    private static List<Participant> people(
            Play<NarrativeState> play, Participant pilot, Participant vehicle, Participant target) {
        NarrativeState state = play.state();
        List<Participant> together = new ArrayList<>();
        for (Participant other : state.units()) {
            if (!other.isVehicle()
                    && other.present()
                    && !other.isHidden()
                    && other.aboard().isOnFoot()
                    && (other == target || state.band(other, target) == Band.ENGAGED)) {
                together.add(other);
            }
        }
        return together.size() == 1
                ? together
                : UnitOption.chooseSome(
                        play, pilot.decider(), "ram.targets", together, () -> "Whom does " + vehicle.name() + " ram?");
    }

    /** Whether circumstances ask for a Driving check, which takes the action. Ledger: NAR-RAM-1. */
    private static boolean isRisky(Play<NarrativeState> play, Participant pilot, Participant vehicle) {
        return Allowance.mayAct(play.state(), pilot)
                && play.choose(Request.one(Decider.GAMEMASTER, "ram.risky", YesNo.BOTH)
                                .asking(() -> "Does " + vehicle.name() + " need Dangerous Driving to ram here?")
                                .otherwise(YesNo.NO)
                                .quietly())
                        == YesNo.YES;
    }

    private static boolean drive(Play<NarrativeState> play, Participant pilot, Participant vehicle) {
        ActionStart.pay(play, pilot);
        return DangerousDriving.resolve(play, pilot, vehicle);
    }

    /** One band: up to the target, or on past it. */
    private static void move(Play<NarrativeState> play, Participant vehicle, Participant target) {
        Band from = play.state().band(vehicle, target);
        Band to = from == Band.ENGAGED ? Band.SHORT : Band.ENGAGED;
        play.emit(new Moved(vehicle.id(), target.id(), from, to));
        Facing.forget(play);
    }
}
