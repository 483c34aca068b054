package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;

/** Somebody attacks the Reinforcements, which needs no Test. Ledger: BCG-RNF-4, BCG-AMB-127. */
public record ReinforcementsHit(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Reinforcements who = state.reinforcements().orElseThrow();
        state.set(Helpers.of(who.having(who.points() - amount)));
        state.remove(Mark.Kind.OVERWHELMED, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
                state,
                unit,
                " attacks the Reinforcements: " + amount + " RP, "
                        + (state.reinforcements().orElseThrow().areStanding()
                                ? state.reinforcements().orElseThrow().points() + " left"
                                : "they are beaten"));
    }
}
