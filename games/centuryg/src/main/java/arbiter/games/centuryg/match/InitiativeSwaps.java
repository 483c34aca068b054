package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.TurnPlace.InitiativeSwapped;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Two allies who both want it exchange their Initiative as a new Round starts. Ledger: BCG-MATCH-4. */
final class InitiativeSwaps {

    private InitiativeSwaps() {}

    static void offer(Play<CenturyState> play) {
        List<Fighter> fighters = play.state().units();
        for (Fighter one : fighters) {
            List<OptionalAction<CenturyState>> options = new ArrayList<>(0);
            for (Fighter other : fighters) {
                if (one.isFighting()
                        && other.isFighting()
                        && before(fighters, one, other)
                        && allied(play.state(), one, other)) {
                    options.add(
                            OptionalAction.of(other.id(), "Swap with " + other.name(), now -> ask(now, one, other)));
                }
            }
            if (!options.isEmpty()) {
                options.add(0, OptionalAction.none("Keep it"));
                play.choose(Request.one(one.decider(), "round.swap", options)
                                .asking(() -> one.name() + ": swap Initiative with an ally?")
                                .quietly())
                        .resolve(play);
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
