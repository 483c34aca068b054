package arbiter.games.capital.watch;

import arbiter.games.capital.turn.SharedTurn;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit goes on Overwatch for so many Attacks; in its own turn that was all it could do. Ledger: CAP-OW-6. */
public record OverwatchTaken(String unit, int attacks, boolean usesTurnUp) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(
                combatant.watch().withAttacks(combatant.overwatch() + attacks).withCautiousUsed(false));
        if (usesTurnUp) {
            SharedTurn.spend(state, state.actionsLeft());
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is on Overwatch with " + attacks + (attacks == 1 ? " Attack" : " Attacks"));
    }
}
