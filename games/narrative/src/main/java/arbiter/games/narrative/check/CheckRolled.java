package arbiter.games.narrative.check;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A check was rolled: its pool with all reasons, and what is left after cancelling. */
public record CheckRolled(String unit, String what, DicePool pool, Symbols symbols) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit)
                .words(" rolls " + what + ", ")
                .dice(pool.toString())
                .words((symbols.succeeds() ? ": success, " : ": failure, ") + SymbolWords.of(symbols))
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("success", symbols.succeeds());
        measures.number("net success", symbols.success());
        measures.number("net advantage", symbols.advantage());
        measures.fact("triumph", symbols.triumph() > 0);
        measures.fact("despair", symbols.despair() > 0);
    }
}
