package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** An ally has it easier against the target for a Round. Ledger: BCG-OFF-5. */
final class Assist {

    private Assist() {}

    static void mark(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        List<Whom> allies = new ArrayList<>();
        for (Fighter other : play.state().fighters()) {
            if (other != unit && other.isFighting() && !play.state().enemies(unit, other)) {
                allies.add(new Whom(other));
            }
        }
        if (allies.isEmpty()) {
            return;
        }
        Fighter ally = allies.size() == 1
                ? allies.get(0).fighter()
                : play.choose(Request.one(unit.decider(), "attack.assist", allies)
                                .asking(() -> "Whom does " + unit.name() + " assist?"))
                        .fighter();
        Mark mark =
                new Mark(Mark.Kind.ASSISTED, ally.id(), unit.id(), strike.named.id(), 1, Clock.rounds(unit.id(), 1));
        play.emit(new Marked(mark, "has it easier against " + strike.named.name()));
    }
}
