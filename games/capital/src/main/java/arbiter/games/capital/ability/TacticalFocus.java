package arbiter.games.capital.ability;

import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Up to six metres of movement on gaining Focus, which others can interrupt like any. Ledger: tactical-focus, CAP-OW-2. */
final class TacticalFocus {

    private static final int METRES = 6;

    private TacticalFocus() {}

    static void offer(Play<CapitalState> play, Combatant unit) {
        if (unit.has(AbilityId.TACTICAL_FOCUS)
                && unit.grappledBy().isEmpty()
                && unit.riding().isEmpty() // CAP-AMB-28
                && !unit.movement().isFalling()) {
            Movement.upTo(play, unit, METRES, "tactical-focus.to");
        }
    }
}
