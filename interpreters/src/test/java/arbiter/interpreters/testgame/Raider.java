package arbiter.interpreters.testgame;

import arbiter.kernel.Decider;
import java.util.Objects;

/** One who takes part in a raid. */
public final class Raider {

    private String id;
    private String side;
    int health;
    int gold;
    boolean hidden;

    /** For reading a saved raid. */
    private Raider() {}

    public Raider(String id, String side, int health, int gold, boolean hidden) {
        this.id = id;
        this.side = side;
        this.health = health;
        this.gold = gold;
        this.hidden = hidden;
    }

    public String id() {
        return id;
    }

    public String side() {
        return side;
    }

    public int health() {
        return health;
    }

    public int gold() {
        return gold;
    }

    public boolean hidden() {
        return hidden;
    }

    boolean standing() {
        return health > 0;
    }

    Decider decider() {
        return Decider.unit(id);
    }

    Raider copy() {
        return new Raider(id, side, health, gold, hidden);
    }

    void restore(Raider earlier) {
        health = earlier.health;
        gold = earlier.gold;
        hidden = earlier.hidden;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Raider that
                && id.equals(that.id)
                && side.equals(that.side)
                && health == that.health
                && gold == that.gold
                && hidden == that.hidden;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, health, gold, hidden);
    }

    @Override
    public String toString() {
        return id + " " + health + "/" + gold + (hidden ? " hidden" : "");
    }
}
