package arbiter.games.narrative.check;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.DieFace;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.List;
import java.util.Optional;

/** A check was rolled: its pool with all reasons and faces, what is left after cancelling, and whom an attack is meant for. */
public record CheckRolled(
        String unit, String what, Optional<String> victim, DicePool pool, List<DieFace> faces, Symbols symbols)
        implements NarrativeEvent {

    static CheckRolled of(CheckInProgress check) {
        return new CheckRolled(
                check.actor().id(),
                check.means(),
                check.victim().map(Participant::id),
                check.pool(),
                check.faces(),
                check.symbols());
    }

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        Line.Builder line = tell(state, unit).words(" rolls " + what);
        victim.ifPresent(
                one -> line.words(" against ").unit(one, state.unit(one).name()));
        return line.words(", ")
                .dice(pool.toString(), pool.handful(faces))
                .words((symbols.succeeds() ? ": success, " : ": failure, ") + SymbolWords.of(symbols))
                .line();
    }

    @Override
    public Optional<Deed> deed() {
        return victim.map(one -> Deed.against(unit, one, symbols.succeeds()));
    }

    @Override
    public void measure(Measures measures) {
        measures.pool(unit, what, pool.handful());
        measures.fact("success", symbols.succeeds());
        measures.number("net success", symbols.success());
        measures.number("net advantage", symbols.advantage());
        measures.fact("triumph", symbols.triumph() > 0);
        measures.fact("despair", symbols.despair() > 0);
    }
}
