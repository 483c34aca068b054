package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.EffectEvents.CrewEffectUsed;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Boost dice of Fire Discipline for those of the crew who fire next, one for each of them. Ledger: NAR-CA-6. */
public final class FireDrill {

    private FireDrill() {}

    /** Whether a die is left for somebody who has not had one. */
    public static boolean isFor(Participant vehicle, Participant gunner) {
        return drill(vehicle, gunner).isPresent();
    }

    private static Optional<CrewEffect> drill(Participant vehicle, Participant gunner) {
        return vehicle.crewEffects().of(CrewEffect.Kind.FIRE_DISCIPLINE).stream()
                .filter(effect -> !effect.units().contains(gunner.id()))
                .findFirst();
    }

    /** The gunner has fired. */
    public static void use(Play<NarrativeState> play, Participant vehicle, Participant gunner) {
        drill(vehicle, gunner).ifPresent(effect -> {
            List<String> had = new ArrayList<>(effect.units());
            had.add(gunner.id());
            if (had.size() == effect.amount()) {
                Effects.end(play, vehicle, effect::equals);
            } else {
                play.emit(new CrewEffectUsed(vehicle.id(), effect, effect.about(had)));
            }
        });
    }
}
