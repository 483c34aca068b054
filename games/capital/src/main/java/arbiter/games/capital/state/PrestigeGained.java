package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit earns Prestige. Ledger: CAP-PRES-1 to CAP-PRES-3, CAP-AMB-57. */
public record PrestigeGained(String unit, int points, String why) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).kit.prestige += points;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                " gains " + points + " Prestige for " + why + ", now " + state.combatant(unit).kit.prestige);
    }
}
