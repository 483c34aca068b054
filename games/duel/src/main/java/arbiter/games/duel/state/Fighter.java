package arbiter.games.duel.state;

import arbiter.games.duel.sheet.Sheet;
import arbiter.kernel.Decider;
import java.util.Objects;

/** A duelist on the field: the sheet, which never changes, and what events have made of it. */
public final class Fighter {

    private String id;
    private String name;
    private String side;
    private Sheet sheet;
    int health;
    int breath;
    int reserve;
    boolean acted;
    boolean offBalance;
    boolean hidden;

    /** For reading a saved duel. */
    private Fighter() {}

    public Fighter(String id, String name, String side, Sheet sheet) {
        this.id = id;
        this.name = name;
        this.side = side;
        this.sheet = sheet;
        this.health = sheet.health();
        this.breath = sheet.breath();
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    public String side() {
        return side;
    }

    public Sheet sheet() {
        return sheet;
    }

    public Decider decider() {
        return Decider.unit(id);
    }

    public int health() {
        return health;
    }

    public int breath() {
        return breath;
    }

    /** Nerve kept back in secret, to be spent later. */
    public int reserve() {
        return reserve;
    }

    public boolean hasActed() {
        return acted;
    }

    public boolean isOffBalance() {
        return offBalance;
    }

    /** Whether the other side does not know of this fighter. */
    public boolean isHidden() {
        return hidden;
    }

    public boolean standing() {
        return health > 0;
    }

    /** The same fighter as things stand in the middle of a duel. */
    public Fighter as(int healthNow, int breathNow, int reserveNow, boolean offBalanceNow) {
        Fighter fighter = new Fighter(id, name, side, sheet);
        fighter.health = healthNow;
        fighter.breath = breathNow;
        fighter.reserve = reserveNow;
        fighter.offBalance = offBalanceNow;
        return fighter;
    }

    /** The same fighter, not known to the others. */
    public Fighter inHiding() {
        Fighter fighter = copy();
        fighter.hidden = true;
        return fighter;
    }

    Fighter copy() {
        Fighter copy = new Fighter(id, name, side, sheet);
        copy.restore(this);
        return copy;
    }

    void restore(Fighter earlier) {
        health = earlier.health;
        breath = earlier.breath;
        reserve = earlier.reserve;
        acted = earlier.acted;
        offBalance = earlier.offBalance;
        hidden = earlier.hidden;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fighter that
                && health == that.health
                && breath == that.breath
                && reserve == that.reserve
                && acted == that.acted
                && offBalance == that.offBalance
                && hidden == that.hidden
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side)
                && sheet.equals(that.sheet);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, health, breath, reserve, acted, offBalance, hidden);
    }
}
