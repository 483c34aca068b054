package arbiter.games.capital.ability;

import arbiter.games.capital.move.GatheringLimit;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.move.MoveLength;
import arbiter.games.capital.move.PathChoice;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** The Move of whoever is called together: longer than usual, ending close to the Captain. Ledger: CAP-AMB-113. */
public final class AssembledMove {

    private static final int MILLIMETRES = 1000;

    private AssembledMove() {}

    /** Whether the unit can Move at all and would be close enough at the end. */
    public static boolean possible(CapitalState state, Combatant captain, Combatant unit, int metres) {
        boolean rooted = unit.isVehicle() || unit.riding().isPresent(); // CAP-AMB-28
        if (rooted || unit.grappledBy().isPresent() || unit.movement().isFalling()) { // CAP-STAT-GRAPPLED-1
            return false;
        }
        int length = MoveLength.of(unit, bonus(metres), unit.isChilled()).total();
        return unit.base().within(captain.base(), (metres + length) * MILLIMETRES)
                && PathChoice.leadSomewhere(state, unit, length, new GatheringLimit(captain, metres));
    }

    public static void resolve(Play<CapitalState> play, Combatant captain, Combatant unit, int metres) {
        Move.resolve(play, unit, Occasion.SEIZED, bonus(metres), Optional.of(new GatheringLimit(captain, metres)));
    }

    private static Modifiers bonus(int metres) {
        return Modifiers.of("Assemble!", metres);
    }
}
