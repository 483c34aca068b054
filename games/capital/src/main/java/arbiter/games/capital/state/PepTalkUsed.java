package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Encouragement went into damage. */
public record PepTalkUsed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).marks.pepTalk = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " makes good on the Pep Talk");
    }
}
