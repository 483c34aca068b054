package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** The gamemaster sets a fighter's health and breath by hand. */
public record Adjusted(String fighter, int health, int breath) implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        Fighter adjusted = state.fighter(fighter);
        adjusted.health = Math.min(Math.max(0, health), adjusted.sheet().health());
        adjusted.breath = Math.max(0, breath);
    }

    @Override
    public Line line(DuelState state) {
        Fighter adjusted = state.fighter(fighter);
        return DuelEvent.tell(state, fighter)
                .words(" is set to " + adjusted.health + " health and " + adjusted.breath + " breath")
                .line();
    }
}
