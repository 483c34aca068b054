package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A natural Attack can be used again. Ledger: CAP-KEY-COOLDOWN, CAP-REST-4. */
public record StrikeRecovered(String unit, int strike) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        kit.tired = Kit.with(kit.tired, strike, false);
    }

    @Override
    public Line line(CapitalState state) {
        String name =
                state.combatant(unit).profile().strikes().get(strike).attack().name();
        return CapitalEvent.tell(state, unit, "'s " + name + " can be used again");
    }
}
