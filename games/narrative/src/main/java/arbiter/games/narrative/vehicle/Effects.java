package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.EffectEvents.CrewEffectBegan;
import arbiter.games.narrative.vehicle.EffectEvents.CrewEffectEnded;
import arbiter.kernel.Play;
import java.util.function.Predicate;

/** How what lasts on vehicles begins and is over. Ledger: NAR-TURN-5. */
public final class Effects {

    private Effects() {}

    /** The newest stands in for one of the same kind by the same person. */
    public static void begin(Play<NarrativeState> play, Participant vehicle, CrewEffect effect) {
        end(
                play,
                vehicle,
                before -> before.kind() == effect.kind()
                        && before.by().equals(effect.by())
                        && before.zone().equals(effect.zone()));
        play.emit(new CrewEffectBegan(vehicle.id(), effect));
    }

    public static void end(Play<NarrativeState> play, Participant vehicle, Predicate<CrewEffect> which) {
        for (CrewEffect effect : vehicle.crewEffects().effects()) {
            if (which.test(effect)) {
                play.emit(new CrewEffectEnded(vehicle.id(), effect));
            }
        }
    }

    public static void end(Play<NarrativeState> play, Participant vehicle, CrewEffect.Kind kind) {
        end(play, vehicle, effect -> effect.kind() == kind);
    }

    /** What was to last until somebody's turn starts, or until it is over. */
    public static void expire(Play<NarrativeState> play, Participant one, CrewEffect.Ending at) {
        int round = play.state().round();
        for (Participant vehicle : Vehicles.of(play.state())) {
            end(play, vehicle, effect -> effect.at() == at && effect.by().equals(one.id()) && effect.round() <= round);
        }
    }

    /** What lasts to the end of a round, and what waited for a turn in it that did not come. */
    public static void expireWithRound(Play<NarrativeState> play) {
        int round = play.state().round();
        for (Participant vehicle : Vehicles.of(play.state())) {
            end(play, vehicle, effect -> effect.at() != CrewEffect.Ending.WHEN_USED && effect.round() <= round);
        }
    }
}
