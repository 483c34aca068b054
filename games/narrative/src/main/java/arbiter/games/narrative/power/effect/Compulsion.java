package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.Announcement;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ObedienceEvents.ObedienceForced;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** The first target believes something untrue, or helps in its next turn and those that were bought. Ledger: NAR-FX-COM-5. */
public record Compulsion() implements ResultEffect {

    private static final PlainOption HELP = PlainOption.of("help", "Help with a task");
    private static final PlainOption BELIEVE = PlainOption.of("believe", "Believe something untrue");
    private static final List<PlainOption> WAYS = List.of(HELP, BELIEVE);

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        if (target != power.targets().get(0)) {
            return;
        }
        PlainOption way = play.choose(Request.one(power.actor().decider(), "power.compulsion", WAYS)
                .asking(() -> "What is " + target.name() + " made to do?"));
        if (way == HELP) {
            play.emit(new ObedienceForced(target.id(), power.actor().id(), false, 1 + power.bought(effect)));
        } else {
            Announcement.tell(play, power, effect, Optional.of(target));
        }
    }
}
