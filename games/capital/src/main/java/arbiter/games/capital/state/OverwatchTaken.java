package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit goes on Overwatch for so many Attacks; in its own turn that was all it could do. Ledger: CAP-OW-6. */
public record OverwatchTaken(String unit, int attacks, boolean usesTurnUp) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.overwatch += attacks;
        combatant.momentum.cautiousUsed = false;
        if (usesTurnUp) {
            Sharing.spend(state, state.actionsLeft);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state, unit, " is on Overwatch with " + attacks + (attacks == 1 ? " Attack" : " Attacks"));
    }
}
