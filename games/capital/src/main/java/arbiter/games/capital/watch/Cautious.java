package arbiter.games.capital.watch;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Cautious: the first Energy spent during an Overwatch is one less. Ledger: cautious, CAP-AMB-21. */
public final class Cautious {

    private Cautious() {}

    /** What the unit has to pay now for something of that price. */
    public static int price(Combatant unit, int energy) {
        return saves(unit, energy) ? energy - 1 : energy;
    }

    /** To be called when something of that price is paid. */
    public static void pay(Play<CapitalState> play, Combatant unit, int energy) {
        if (saves(unit, energy)) {
            play.emit(new CautionPaid(unit.id()));
        }
    }

    private static boolean saves(Combatant unit, int energy) {
        return energy > 0
                && unit.overwatch() > 0
                && unit.has(AbilityId.CAUTIOUS)
                && !unit.watch().cautiousUsed();
    }
}
