package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.kernel.Line;
import java.util.List;

/** Threshold comes back, and with a regained Level its Area. Ledger: BCG-DMG-3, BCG-MAIM-4. */
public record Repaired(String unit, int amount, List<Area> areas) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.points = Math.min(fighter.fullPoints(), fighter.points + amount);
        while (fighter.maims.size() > fighter.levelsLost()) {
            fighter.maims = List.copyOf(fighter.maims.subList(0, fighter.maims.size() - 1));
        }
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = CenturyEvent.tell(state, unit)
                .words(" regains " + amount + " Threshold, " + state.fighter(unit).points + " now");
        for (Area area : areas) {
            line.words(", " + EnumWords.of(area) + (area.isPair() ? " work" : " works") + " again");
        }
        return line.line();
    }
}
