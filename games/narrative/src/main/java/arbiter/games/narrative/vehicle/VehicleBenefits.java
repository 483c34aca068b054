package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.maneuver.LastingBenefit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.List;

/** What maneuvers of a pilot still give, and can be lost to a threat: Brace for Impact and Evade. Ledger: NAR-SP-H2. */
public final class VehicleBenefits {

    private VehicleBenefits() {}

    public static void add(NarrativeState state, Participant one, List<LastingBenefit> benefits) {
        for (Participant vehicle : Crew.vehicleOf(state, one).stream().toList()) {
            for (CrewEffect effect : vehicle.crewEffects().effects()) {
                boolean stance = effect.kind() == CrewEffect.Kind.BRACE || effect.kind() == CrewEffect.Kind.EVADE;
                if (stance && effect.by().equals(one.id())) {
                    benefits.add(new LastingBenefit(
                            effect.kind() == CrewEffect.Kind.BRACE ? "brace" : "evade",
                            effect.kind().words(),
                            play -> Effects.end(play, vehicle, effect::equals)));
                }
            }
        }
    }
}
