package arbiter.games.centuryg.damage;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import java.util.List;

/** Threshold comes back, and with a regained Level its Area. Ledger: BCG-DMG-3, BCG-MAIM-4. */
public record Repaired(String unit, int amount, List<Area> areas) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(Math.min(fighter.fullPoints(), fighter.points() + amount)));
        fighter.set(fighter.condition().withMaimsAtMost(fighter.levelsLost()));
        EnergyCapacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = tell(state, unit)
                .words(" regains " + amount + " Threshold, " + state.unit(unit).points() + " now");
        for (Area area : areas) {
            line.words(", " + EnumWords.of(area) + (area.isPair() ? " work" : " works") + " again");
        }
        return line.line();
    }
}
