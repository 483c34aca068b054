package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Attribute;
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
        List<CenturyState.Known> all = new ArrayList<>(state.known);
        all.add(new CenturyState.Known(unit, side));
        state.known = List.copyOf(all);
    }

    /** Whoever fights on that side. */
    @Override
    public Audience audience(CenturyState state) {
        Set<String> units = new TreeSet<>();
        for (Fighter fighter : state.fighters()) {
            if (fighter.trueSide().equals(side)) {
                units.add(fighter.id());
            }
        }
        return new Audience(false, units);
    }

    @Override
    public Line line(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        List<String> parts = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            parts.add(EnumWords.of(attribute) + " " + fighter.rank(attribute));
        }
        fighter.weapons().forEach(mounted -> parts.add(mounted.weapon().name()));
        fighter.fittings().fitted().forEach(fitted -> parts.add(fitted.upgrade().name()));
        fighter.machine().powers().forEach(learned -> parts.add(learned.power().name()));
        return CenturyEvent.tell(state, unit, " is seen through: " + String.join(", ", parts));
    }
}
