package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A day's food and water are gone, if there were any. Ledger: rations, water-bottle. */
public record DayPassed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        kit.rations = Math.max(0, kit.rations - 1);
        kit.water = Math.max(0, kit.water - 1);
    }

    @Override
    public Line line(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        return CapitalEvent.tell(
                state, unit, " has food for " + kit.rations + " days and water for " + kit.water + " after this one");
    }
}
