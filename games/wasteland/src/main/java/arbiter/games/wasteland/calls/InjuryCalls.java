package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Injuries that the gamemaster gives and takes by hand, with all that follows from them. Ledger: WAS-INJ-1, WAS-INJ-7. */
public final class InjuryCalls {

    private InjuryCalls() {}

    /** A location by its place among the locations, or an injury by its place among the injuries. */
    private record Place(int number, String id, String text) implements Option {}

    public static void injure(Play<WastelandState> play, Fighter one) {
        BodyPlan plan = one.profile().plan();
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            places.add(new Place(i, plan.location(i).id(), plan.location(i).name()));
        }
        int location = play.choose(Request.one(Decider.GAMEMASTER, "call.location", places)
                        .asking(() -> "Where is " + one.name() + " injured?"))
                .number();
        Injuries.inflict(play, one, location, false);
    }

    public static void treat(Play<WastelandState> play, Fighter one) {
        List<Place> places = new ArrayList<>();
        for (int place : InjuryTreatment.treatable(one, true)) {
            int location = one.injuries().list().get(place).location();
            places.add(new Place(
                    place,
                    Integer.toString(place),
                    one.profile().plan().location(location).name()));
        }
        int place = play.choose(Request.one(Decider.GAMEMASTER, "call.injury", places)
                        .asking(() -> "Which injury of " + one.name() + " is treated?"))
                .number();
        InjuryTreatment.treat(play, one, place);
    }
}
