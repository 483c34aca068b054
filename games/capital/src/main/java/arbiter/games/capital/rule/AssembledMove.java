package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** The Move of whoever is called together: longer than usual, ending close to the Captain. Ledger: CAP-AMB-113. */
final class AssembledMove {

    private static final int MILLIMETRES = 1000;

    private AssembledMove() {}

    /** Whether the unit can Move at all and would be close enough at the end. */
    static boolean possible(CapitalState state, Combatant captain, Combatant unit, int metres) {
        if (unit.grappledBy().isPresent() // CAP-STAT-GRAPPLED-1
                || unit.riding().isPresent() // CAP-AMB-28
                || unit.momentum().isFalling()) {
            return false;
        }
        int length = MoveLength.of(unit, bonus(metres), unit.isChilled()).total();
        return unit.base().within(captain.base(), (metres + length) * MILLIMETRES)
                && Destinations.leadSomewhere(state, unit, length, new Gathering(captain, metres));
    }

    static void resolve(Play<CapitalState> play, Combatant captain, Combatant unit, int metres) {
        Move.resolve(play, unit, Manner.SEIZED, bonus(metres), Optional.of(new Gathering(captain, metres)));
    }

    private static Modifiers bonus(int metres) {
        return Modifiers.of("Assemble!", metres);
    }
}
