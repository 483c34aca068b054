package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Power Play has had its effect. Ledger: CAP-AMB-51. */
public record HindranceEnded(String unit, Hindrance.Kind effect) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        for (Hindrance hindrance : marks.hindrances) {
            if (hindrance.kind() == effect) {
                marks.hindrances = Marks.without(marks.hindrances, hindrance);
                marks.settle();
                return;
            }
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is rid of a hindrance: " + effect.meaning());
    }
}
