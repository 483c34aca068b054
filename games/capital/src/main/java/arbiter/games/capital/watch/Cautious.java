package arbiter.games.capital.watch;

import arbiter.games.capital.energy.EnergyTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Cautious: the first Energy spent during an Overwatch is one less. Ledger: cautious, CAP-AMB-21. */
public record Cautious(int less) implements EnergyTrait {

    @Override
    public int price(Combatant unit, int energy) {
        return saves(unit, energy) ? Math.max(0, energy - less) : energy;
    }

    @Override
    public void paid(Play<CapitalState> play, Combatant unit, int energy) {
        if (saves(unit, energy)) {
            play.emit(new CautionPaid(unit.id()));
        }
    }

    private static boolean saves(Combatant unit, int energy) {
        return energy > 0 && unit.overwatch() > 0 && !unit.watch().cautiousUsed();
    }
}
