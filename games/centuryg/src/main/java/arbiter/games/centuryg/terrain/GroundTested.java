package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Unit braved Extreme ground, well or badly. Ledger: BCG-TERR-4. */
public record GroundTested(String unit, Attribute attribute, int die, int rank, int needed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; the Damage of a failure is an event of its own
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" braves Extreme ground: ")
                .sum(Integer.toString(die), die, Modifiers.of(EnumWords.of(attribute), rank))
                .words(" against " + needed)
                .line();
    }
}
