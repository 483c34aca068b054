package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.kernel.Line;

/** The Turn of the Reinforcements: one spent Point comes back. Ledger: BCG-RNF-3. */
public record ReinforcementsBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, Reinforcements.ID);
        Reinforcements who = state.reinforcements().orElseThrow();
        state.set(Helpers.of(who.having(Math.min(who.mostPoints(), who.points() + 1))));
        Course.reinforcementsBegin(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Reinforcements have their Turn, "
                + state.reinforcements().orElseThrow().points() + " RP");
    }
}
