package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Turn of the Reinforcements: one spent Point comes back. Ledger: BCG-RNF-3. */
public record ReinforcementsBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, Reinforcements.ID);
        Reinforcements who = state.reinforcements;
        state.reinforcements = who.having(Math.min(who.mostPoints(), who.points() + 1));
        state.acting = null;
        state.turns++;
        state.done = java.util.List.of();
        state.phase = Phase.REINFORCEMENTS;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Reinforcements have their Turn, " + state.reinforcements.points() + " RP");
    }
}
