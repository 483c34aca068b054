package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.turn.TurnSequence;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Position;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Emblem;
import java.util.Optional;

/** Somebody comes to the fight in a zone, behind cover or not, and has a place in the order by initiative. Ledger: WAS-TURN-2. */
public record UnitAdded(
        String unit, String name, String side, Profile profile, Position at, boolean hidden, Optional<Emblem> emblem)
        implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        int number = 0;
        for (Fighter one : state.units()) {
            number = Math.max(number, one.number() + 1);
        }
        Fighter newcomer = new Fighter(unit, name, side, profile, number, at.zone());
        Position.put(newcomer, at);
        newcomer.hide(hidden);
        newcomer.bear(emblem);
        state.join(newcomer);
        ActionPools.join(state, newcomer);
        TurnSequence.join(state, newcomer);
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " comes to the fight");
    }
}
