package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A natural Attack has to recover before it can be used again. Ledger: CAP-KEY-COOLDOWN. */
public record StrikeTired(String unit, int strike) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        kit.tired = Kit.with(kit.tired, strike, true);
    }

    @Override
    public Line line(CapitalState state) {
        String name =
                state.combatant(unit).profile().strikes().get(strike).attack().name();
        return CapitalEvent.tell(state, unit, "'s " + name + " has to recover");
    }
}
