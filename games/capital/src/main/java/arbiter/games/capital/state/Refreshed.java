package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Rest makes everything on Cooldown available and takes Clarity away. Ledger: CAP-REST-4, CAP-REST-5. */
public record Refreshed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Readiness readiness = state.combatant(unit).readiness;
        readiness.cooling = 0;
        readiness.coolingStrikes = 0;
        readiness.clarity = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has nothing on Cooldown any more");
    }
}
