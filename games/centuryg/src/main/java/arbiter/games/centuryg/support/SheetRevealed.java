package arbiter.games.centuryg.support;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A side learns what a Unit of another side is made of. Ledger: knowledge-is-power, analyze. */
public record SheetRevealed(String unit, String side) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.sheetKnowledge().with(new SheetKnowledge.Known(unit, side)));
    }

    /** Whoever fights on that side. */
    @Override
    public Audience audience(CenturyState state) {
        Set<String> units = new TreeSet<>();
        for (Fighter fighter : state.units()) {
            if (fighter.ownSide().equals(side)) {
                units.add(fighter.id());
            }
        }
        return new Audience(false, units);
    }

    @Override
    public Line line(CenturyState state) {
        Fighter fighter = state.unit(unit);
        List<String> parts = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            parts.add(EnumWords.of(attribute) + " " + fighter.rank(attribute));
        }
        fighter.weapons().forEach(mounted -> parts.add(mounted.weapon().name()));
        fighter.fittings().fitted().forEach(fitted -> parts.add(fitted.upgrade().name()));
        fighter.machine().powers().forEach(learned -> parts.add(learned.power().name()));
        return tell(state, unit, " is seen through: " + String.join(", ", parts));
    }
}
