package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.turn.TurnSequence;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Emblem;
import java.util.Optional;

/** Somebody comes to the fight; their turn comes last. */
public record UnitAdded(
        String unit, String name, String side, Profile profile, Spot at, boolean hidden, Optional<Emblem> emblem)
        implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator newcomer = new Gladiator(unit, name, side, profile, at.hex());
        Position.put(newcomer, at);
        newcomer.hide(hidden);
        newcomer.bear(emblem);
        state.join(newcomer);
        if (!state.sequence().order().isEmpty()) {
            TurnSequence.join(state, unit, Optional.empty());
        }
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " comes to the fight");
    }
}
