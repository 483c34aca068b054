package arbiter.games.duel.fight;

import arbiter.tabletop.unit.Part;

/** What is left of a fighter: health, and breath for parries. */
public record Vigour(int health, int breath) implements Part {

    Vigour hurt(int damage) {
        return new Vigour(Math.max(0, health - damage), breath);
    }

    Vigour breathing(int more) {
        return new Vigour(health, breath + more);
    }
}
