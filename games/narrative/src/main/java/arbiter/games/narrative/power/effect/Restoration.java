package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** One status that lasts on the target ends. Ledger: NAR-FX-HEA-3. */
public record Restoration() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        List<OptionalAction<NarrativeState>> ways = ways(target);
        if (!ways.isEmpty()) {
            OptionalAction<NarrativeState> way = ways.size() == 1
                    ? ways.get(0)
                    : play.choose(Request.one(power.actor().decider(), "power.restoration", ways)
                            .asking(() -> "Which status of " + target.name() + " ends?"));
            way.resolve(play);
        }
    }

    private static List<OptionalAction<NarrativeState>> ways(Participant target) {
        List<OptionalAction<NarrativeState>> ways = new ArrayList<>();
        for (Status status : Status.values()) {
            if (target.statuses().of(status) > 0) {
                ways.add(OptionalAction.of(
                        status.word(), "No longer " + status.word(), play -> status.end(play, target)));
            }
        }
        if (!target.burning().flames().isEmpty()) {
            ways.add(OptionalAction.of("fire", "No longer on fire", play -> Fire.putOut(play, target)));
        }
        return ways;
    }
}
