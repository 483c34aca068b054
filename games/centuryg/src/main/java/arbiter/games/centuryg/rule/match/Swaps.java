package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.InitiativeSwapped;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Two allies who both want it exchange their Initiative as a new Round starts. Ledger: BCG-MATCH-4. */
final class Swaps {

    private Swaps() {}

    static void offer(Play<CenturyState> play) {
        List<Fighter> fighters = play.state().fighters();
        for (Fighter one : fighters) {
            List<Whether> options = new ArrayList<>(0);
            for (Fighter other : fighters) {
                if (one.isFighting()
                        && other.isFighting()
                        && before(fighters, one, other)
                        && allied(play.state(), one, other)) {
                    options.add(Whether.of(other.id(), "Swap with " + other.name(), now -> ask(now, one, other)));
                }
            }
            if (!options.isEmpty()) {
                options.add(0, Whether.none("Keep it"));
                play.choose(Request.one(one.decider(), "round.swap", options)
                                .asking(() -> one.name() + ": swap Initiative with an ally?")
                                .quietly())
                        .act(play);
            }
        }
    }

    private static boolean before(List<Fighter> fighters, Fighter one, Fighter other) {
        return fighters.indexOf(one) < fighters.indexOf(other) && one.initiative() != other.initiative();
    }

    private static boolean allied(CenturyState state, Fighter one, Fighter other) {
        return !state.enemies(one, other);
    }

    private static void ask(Play<CenturyState> play, Fighter one, Fighter other) {
        if (play.confirm(other.decider(), "round.agree", () -> one.name() + " wants to swap Initiative. Agreed?")) {
            play.emit(new InitiativeSwapped(one.id(), other.id()));
        }
    }
}
