package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody attacks the Reinforcements, which needs no Test. Ledger: BCG-RNF-4, BCG-AMB-127. */
public record ReinforcementsHit(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.reinforcements = state.reinforcements.having(state.reinforcements.points() - amount);
        state.remove(Mark.Kind.OVERWHELMED, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state,
                unit,
                " attacks the Reinforcements: " + amount + " RP, "
                        + (state.reinforcements.areStanding()
                                ? state.reinforcements.points() + " left"
                                : "they are beaten"));
    }
}
