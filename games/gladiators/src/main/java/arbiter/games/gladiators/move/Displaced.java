package arbiter.games.gladiators.move;

import arbiter.games.gladiators.detect.Hiding;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;

/**
 * Somebody is moved by somebody or something else: knocked back, pushed, carried, thrown, blown, out of the way. Who hid
 * does so no longer. Where to is told if how it was ends so. Ledger: GG-KBK-1, GG-FMV-1, GG-GRB-4, GG-TKN-2, GG-EN-12.
 */
public record Displaced(String unit, Position to, String how) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(to);
        Hiding.end(gladiator);
    }

    @Override
    public Line line(GladiatorsState state) {
        String where = how.endsWith(" to") ? " " + HexWords.to(state, to.spot(), unit) : HexWords.height(to.spot());
        return tell(state, unit, " " + how + where);
    }
}
