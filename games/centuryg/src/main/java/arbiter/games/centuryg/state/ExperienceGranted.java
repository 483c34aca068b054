package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The gamemaster hands out XP, and with them as many CP and MP. Ledger: BCG-XP-1. */
public record ExperienceGranted(String unit, int xp) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().experience += xp;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " gains " + xp + " XP, " + xp + " CP and " + xp + " MP");
    }
}
