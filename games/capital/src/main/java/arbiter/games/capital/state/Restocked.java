package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has food and water for so many days. Ledger: rations, water-bottle. */
public record Restocked(String unit, int rations, int water) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        kit.rations = Math.max(0, rations);
        kit.water = Math.max(0, water);
    }

    @Override
    public Line line(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        return CapitalEvent.tell(state, unit, " has food for " + kit.rations + " days and water for " + kit.water);
    }
}
