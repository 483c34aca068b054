package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Further targets of a power, all within its range. Ledger: NAR-PSY-11. */
final class MoreTargets {

    private MoreTargets() {}

    /** Those who could be affected too. */
    static List<Participant> open(
            NarrativeState state, Participant psyker, PowerChoice choice, List<Participant> named) {
        List<Participant> open = new ArrayList<>();
        for (Participant one : state.units()) {
            if (!named.contains(one) && TargetNeeds.reaches(state, psyker, choice, one)) {
                open.add(one);
            }
        }
        return open;
    }

    /** The printed number, named before the roll. */
    static List<Participant> named(
            Play<NarrativeState> play, Participant psyker, PowerChoice choice, Participant first) {
        List<Participant> targets = new ArrayList<>(List.of(first));
        List<Participant> open = open(play.state(), psyker, choice, targets);
        int more = Math.min(open.size(), choice.targets() - 1);
        if (more > 0) {
            targets.addAll(UnitOption.chooseSome(
                    play, psyker.decider(), "power.targets", open, 0, more, () -> "Who else is it on?"));
        }
        return targets;
    }
}
