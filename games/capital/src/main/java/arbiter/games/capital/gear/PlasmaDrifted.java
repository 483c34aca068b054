package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;

/** A Plasma Disruption goes on along its line. Ledger: CAP-AMB-119. */
public record PlasmaDrifted(int index, Point to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        DriftingPlasma.change(
                state, plasmas -> plasmas.set(index, plasmas.get(index).drifted(to)));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant owner = state.unit(state.plasmas().get(index).owner());
        return Line.of("The Plasma Disruption drifts on, " + Whereabouts.at(state, owner, Base.at(to, 0)));
    }
}
