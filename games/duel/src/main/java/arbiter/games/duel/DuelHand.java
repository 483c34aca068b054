package arbiter.games.duel;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.state.Adjusted;
import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.Fighter;
import arbiter.games.duel.state.FighterJoined;
import arbiter.games.duel.state.FighterLeft;
import arbiter.games.duel.state.Hidden;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import java.util.List;

/** What a gamemaster does to fighters by hand. */
final class DuelHand implements GamemasterHand<DuelState> {

    private static final List<String> BARS = List.of("health", "breath");

    @Override
    public Event<DuelState> add(DuelState state, Placement unit) {
        Problems problems = new Problems();
        unit.onlyNow(DuelSetup.VALUES);
        Duelist duelist = unit.sheet(Duelist.class).orElseThrow(() -> new Refused("this unit has no sheet"));
        Fighter fighter = DuelSetup.fighter(unit, duelist, problems);
        problems.throwIfAny();
        return new FighterJoined(fighter);
    }

    @Override
    public Event<DuelState> place(DuelState state, String unit, String at) {
        throw new Refused("a duel has no places to stand at");
    }

    @Override
    public Event<DuelState> hide(DuelState state, String unit, boolean hidden) {
        return new Hidden(fighter(state, unit).id(), hidden);
    }

    @Override
    public Event<DuelState> adjust(DuelState state, String unit, String bar, int value) {
        Fighter fighter = fighter(state, unit);
        return switch (bar) {
            case "health" -> new Adjusted(unit, value, fighter.breath());
            case "breath" -> new Adjusted(unit, fighter.health(), value);
            default -> throw new Refused(Nearest.unknown("bar to set", bar, BARS));
        };
    }

    @Override
    public Event<DuelState> remove(DuelState state, String unit) {
        return new FighterLeft(fighter(state, unit).id());
    }

    private static Fighter fighter(DuelState state, String id) {
        List<String> ids = state.fighters().stream().map(Fighter::id).toList();
        return state.find(id).orElseThrow(() -> new Refused(Nearest.unknown("unit", id, ids)));
    }
}
