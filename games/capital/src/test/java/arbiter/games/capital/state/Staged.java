package arbiter.games.capital.state;

/** Brings units of a scenario into a condition without playing how it came about. */
public final class Staged {

    private Staged() {}

    public static Combatant prone(Combatant unit) {
        unit.prone = true;
        return unit;
    }

    public static Combatant chilled(Combatant unit) {
        unit.chilled = true;
        return unit;
    }

    public static Combatant withHitPoints(Combatant unit, int hp) {
        unit.hp = hp;
        return unit;
    }

    public static Combatant withEnergy(Combatant unit, int energy) {
        unit.energy = energy;
        return unit;
    }

    public static Combatant at(Combatant unit, int altitude) {
        unit.base = unit.base.risenTo(altitude);
        return unit;
    }

    public static void grapple(CapitalState state, Combatant grappler, Combatant victim) {
        Grapples.hold(state, grappler, victim);
    }
}
