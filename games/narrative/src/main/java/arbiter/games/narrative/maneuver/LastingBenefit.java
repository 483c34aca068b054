package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.environment.Cover;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.item.ItemEvents.PreparationLost;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleBenefits;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What an earlier maneuver still gives somebody, and how it is lost. Ledger: NAR-SP-H2. */
public record LastingBenefit(String id, String name, Consumer<Play<NarrativeState>> end) {

    public static List<LastingBenefit> of(NarrativeState state, Participant one) {
        List<LastingBenefit> benefits = new ArrayList<>();
        if (one.aiming().aimed()) {
            benefits.add(new LastingBenefit("aim", "Aim", play -> AimManeuver.lose(play, one)));
        }
        if (one.guard().raised() && one.guard().defends()) {
            benefits.add(
                    new LastingBenefit("guarded-stance", "Guarded Stance", play -> GuardedStance.expose(play, one)));
        }
        if (one.isProne() && !one.proneExposed()) {
            benefits.add(new LastingBenefit("prone", "lying low", play -> Prone.expose(play, one)));
        }
        if (one.surroundings().cover() > 0) {
            benefits.add(new LastingBenefit("cover", "cover", play -> Cover.lose(play, one)));
        }
        for (Participant friend : state.friendsOf(one)) {
            if (friend.assistance().isFrom(one)) {
                benefits.add(new LastingBenefit(
                        "assist-" + friend.id(),
                        "Assist for " + friend.name(),
                        play -> Assistance.lose(play, friend, one)));
            }
        }
        for (CarriedItem item : one.gear().items()) {
            if (item.prepared() > 0) {
                benefits.add(new LastingBenefit(
                        "prepare-" + item.id(),
                        "Preparation of " + item.name(),
                        play -> play.emit(new PreparationLost(one.id(), item.id()))));
            }
        }
        VehicleBenefits.add(state, one, benefits); // Brace for Impact, Evade
        return benefits;
    }
}
