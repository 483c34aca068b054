package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Somebody encourages a unit whose Attack failed. Ledger: pep-talk, CAP-AMB-123. */
public record PepTalked(String speaker, String unit, int bonus) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).marks.pepTalk += bonus;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, speaker)
                .words(" encourages ")
                .unit(unit, state.combatant(unit).name())
                .words(", whose next damage is " + state.combatant(unit).marks.pepTalk + " higher")
                .line();
    }
}
