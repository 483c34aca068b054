package arbiter.games.narrative.power;

import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.item.Dropping;
import arbiter.games.narrative.power.PsychicEvents.ObjectMoved;
import arbiter.games.narrative.power.effect.Control;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/**
 * Manipulate on an object, which people name. With Control it may be fixed, or be torn out of somebody's hand. Ledger:
 * NAR-BP-8, NAR-FX-MAN-2.
 */
public final class ObjectMove {

    private ObjectMove() {}

    public static void resolve(Play<NarrativeState> play, Manifestation power) {
        List<OptionalAction<NarrativeState>> ways = ways(play.state(), power);
        OptionalAction<NarrativeState> way = ways.size() == 1
                ? ways.get(0)
                : play.choose(Request.one(power.actor().decider(), "power.object", ways)
                        .asking(() -> "What does " + power.actor().name() + " move?"));
        way.resolve(play);
    }

    private static List<OptionalAction<NarrativeState>> ways(NarrativeState state, Manifestation power) {
        List<OptionalAction<NarrativeState>> ways = new ArrayList<>();
        boolean control = power.choice().has(Control.class);
        ways.add(OptionalAction.of(
                "object",
                control ? "An object, fixed or not" : "A loose object",
                play -> play.emit(new ObjectMoved(power.actor().id(), control))));
        for (Participant holder : state.units()) {
            boolean within = holder.present()
                    && state.band(power.actor(), holder).within(power.choice().range());
            for (CarriedItem item : holder.gear().items()) {
                if (control && within && holder != power.actor() && item.isHeldOpenly()) {
                    ways.add(OptionalAction.of(
                            holder.id() + ":" + item.id(),
                            item.name() + " out of the hand of " + holder.name(),
                            play -> Dropping.one(play, holder, item)));
                }
            }
        }
        return ways;
    }
}
