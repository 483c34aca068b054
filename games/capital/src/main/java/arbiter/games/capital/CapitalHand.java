package arbiter.games.capital;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.state.Adjusted;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Concealed;
import arbiter.games.capital.state.Placed;
import arbiter.games.capital.state.UnitAdded;
import arbiter.games.capital.state.UnitWithdrawn;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/** What a gamemaster does to units by hand. */
final class CapitalHand implements GamemasterHand<CapitalState> {

    private static final List<String> BARS = List.of("HP", "Energy", "Bones");

    private final Handbook book;

    CapitalHand(Handbook book) {
        this.book = book;
    }

    @Override
    public Event<CapitalState> add(CapitalState state, Placement unit) {
        Problems problems = new Problems();
        Combatant newcomer = CapitalSetup.newcomer(unit, book, state.rules(), problems);
        problems.throwIfAny();
        UnitAdded added = new UnitAdded(
                newcomer.id(), newcomer.name(), newcomer.side(), newcomer.profile(), newcomer.base(), Optional.empty());
        return unit.hidden() ? added.inHiding() : added;
    }

    @Override
    public Event<CapitalState> place(CapitalState state, String unit, String at) {
        Combatant combatant = combatant(state, unit);
        try {
            return new Placed(unit, Point.parse(at), combatant.base().altitude());
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
    }

    @Override
    public Event<CapitalState> hide(CapitalState state, String unit, boolean hidden) {
        return new Concealed(combatant(state, unit).id(), hidden);
    }

    @Override
    public Event<CapitalState> adjust(CapitalState state, String unit, String bar, int value) {
        Combatant set = combatant(state, unit);
        return switch (bar) {
            case "HP" -> new Adjusted(unit, value, set.energy(), set.bones());
            case "Energy" -> new Adjusted(unit, set.hp(), value, set.bones());
            case "Bones" -> new Adjusted(unit, set.hp(), set.energy(), value);
            default -> throw new Refused(Nearest.unknown("bar to set", bar, BARS));
        };
    }

    @Override
    public Event<CapitalState> remove(CapitalState state, String unit) {
        return new UnitWithdrawn(combatant(state, unit).id());
    }

    private static Combatant combatant(CapitalState state, String id) {
        List<String> ids = state.combatants().stream().map(Combatant::id).toList();
        if (!ids.contains(id)) {
            throw new Refused(Nearest.unknown("unit", id, ids));
        }
        return state.combatant(id);
    }
}
