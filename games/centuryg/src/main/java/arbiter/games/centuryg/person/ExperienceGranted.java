package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** The gamemaster hands out XP, and with them as many CP and MP. Ledger: BCG-XP-1. */
public record ExperienceGranted(String unit, int xp) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.body().gaining(xp));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " gains " + xp + " XP, " + xp + " CP and " + xp + " MP");
    }
}
