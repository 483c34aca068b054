package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Modifiers;

/** One target of an Offensive Action while it is carried out: its modifiers, and what became of the Test against it. */
public final class Victim {

    private final Fighter fighter;
    Modifiers edges = Modifiers.none();
    Modifiers defense = Modifiers.none();
    Modifiers bonus = Modifiers.none();
    int traded;
    int kept;
    /** Set when something says that the Test succeeds by so much. Ledger: BCG-AMB-82. */
    boolean decided;

    int decidedMargin;
    /** Used an Active Defense against this Test. Ledger: BCG-AMB-85. */
    boolean defended;
    /** What the Active Defense added; gone when Defenses are ignored. */
    int activeDefense;
    /** The Active Defense is Absorbing Armor, paid for in the end. Ledger: BCG-AMB-86. */
    boolean absorbing;
    /** Damage of the Test before and after halving, for the instance that follows. Ledger: BCG-AMB-35. */
    int fullDamage;

    int dealtDamage;
    int halvings;

    Victim(Fighter fighter) {
        this.fighter = fighter;
    }

    public Fighter fighter() {
        return fighter;
    }

    /** Advantages less Disadvantages. Ledger: BCG-ADV-2. */
    public int net() {
        return edges.total() - traded;
    }

    public int total() {
        return kept + bonus.total();
    }

    public int defense() {
        return defense.total() + activeDefense;
    }

    public boolean isHit() {
        return decided ? decidedMargin >= 0 : total() >= defense(); // BCG-AMB-01
    }

    public int margin() {
        return decided ? decidedMargin : total() - defense();
    }
}
