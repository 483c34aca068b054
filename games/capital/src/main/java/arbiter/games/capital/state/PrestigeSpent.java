package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit's whole Prestige goes into one power. Ledger: CAP-PRES-4, CAP-AMB-57. */
public record PrestigeSpent(String unit, String power) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).kit.prestige = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " spends all Prestige: " + power);
    }
}
