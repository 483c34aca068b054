package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Levels of Threshold are lost; those lost for the first time earn GP. Ledger: BCG-DMG-4, BCG-AMB-94. */
public record LevelsLost(String unit, int lost, int earned) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.levelsEverLost = Math.max(fighter.levelsEverLost, lost);
        state.purse(unit).points += earned;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " has lost " + lost + " of 4 Levels" + (earned > 0 ? ", gains " + earned + " GP" : ""));
    }
}
