package arbiter.games.capital.ability;

import arbiter.games.capital.move.Movement;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Up to six metres of movement on gaining Focus, which others can interrupt like any. Ledger: tactical-focus, CAP-OW-2. */
public record TacticalFocus(int metres) implements FocusTrait {

    @Override
    public void focusGained(Play<CapitalState> play, Combatant unit) {
        if (unit.grappledBy().isEmpty()
                && unit.riding().isEmpty() // CAP-AMB-28
                && !unit.movement().isFalling()) {
            Movement.upTo(play, unit, metres, "tactical-focus.to");
        }
    }
}
