package arbiter.games.duel.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A fighter loses health. */
public record Wounded(String fighter, Modifiers damage) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        Fighter wounded = state.fighter(fighter);
        wounded.health = Math.max(0, wounded.health - damage.total());
    }

    @Override
    public Line line(DuelState state) {
        String parts = damage.parts().size() > 1 ? " (" + damage + ")" : "";
        return DuelEvent.tell(state, fighter)
                .words(" loses " + damage.total() + " health" + parts + ", " + state.fighter(fighter).health + " left")
                .line();
    }
}
