package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The Reinforcements pay for a Power, or take their Action. Ledger: BCG-RNF-3. */
public record ReinforcementsSpent(String item, String words, int cost) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Reinforcements who = state.reinforcements().orElseThrow();
        state.set(Helpers.of(who.having(who.points() - cost)));
        CurrentTurn.done(state, item);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Reinforcements: " + words
                + (cost > 0
                        ? " for " + cost + " RP, "
                                + state.reinforcements().orElseThrow().points() + " left"
                        : ""));
    }
}
