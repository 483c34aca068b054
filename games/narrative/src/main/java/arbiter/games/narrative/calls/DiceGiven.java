package arbiter.games.narrative.calls;

import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** The gamemaster puts dice into somebody's next check, or takes some out of it, and says why. Ledger: NAR-POOL-12, NAR-COMBAT-2. */
public record DiceGiven(String unit, PoolChange.Kind change, int count, String note) implements NarrativeEvent {

    private Token token() {
        return Token.next(change, count, note);
    }

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        Tokens.put(one, token());
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " has " + token().words() + " on its next check by hand: " + note);
    }
}
