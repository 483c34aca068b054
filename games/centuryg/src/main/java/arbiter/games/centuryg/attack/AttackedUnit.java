package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.List;

/** One target of an Offensive Action while it is carried out: its modifiers, and what became of the Test against it. */
public final class AttackedUnit {

    private static final int FOR_A_DISADVANTAGE = 2;

    private final Fighter fighter;
    /** Whoever is hit instead if the parity says so. Ledger: BCG-DUEL-5. */
    public AttackedUnit rival;

    Modifiers edges = Modifiers.none();
    Modifiers defense = Modifiers.none();
    Modifiers bonus = Modifiers.none();
    /** Advantages given up, and Disadvantages the gamemaster took away. Ledger: BCG-ADV-3, BCG-ADV-4. */
    int traded;

    int eased;
    List<Integer> dice = List.of();
    public int kept;
    /** Set when something says that the Test succeeds by so much. Ledger: BCG-AMB-82. */
    public boolean decided;

    public int decidedMargin;
    /** Used an Active Defense against this Test. Ledger: BCG-AMB-85. */
    public boolean defended;
    /** What the Active Defense added; gone when Defenses are ignored. */
    public int activeDefense;
    /** The Active Defense is Absorbing Armor, paid for in the end. Ledger: BCG-AMB-86. */
    public boolean absorbing;
    /** What Powers added to Defense against this Test. Ledger: BCG-AMB-83: it stays through rerolls. */
    public int answered;

    public AttackedUnit(Fighter fighter) {
        this.fighter = fighter;
    }

    /** The same Test as it stands now. */
    AttackedUnit copy() {
        AttackedUnit copy = new AttackedUnit(fighter);
        copy.takeOver(this);
        return copy;
    }

    void takeOver(AttackedUnit earlier) {
        edges = earlier.edges;
        defense = earlier.defense;
        bonus = earlier.bonus;
        traded = earlier.traded;
        eased = earlier.eased;
        dice = earlier.dice;
        kept = earlier.kept;
        decided = earlier.decided;
        decidedMargin = earlier.decidedMargin;
        defended = earlier.defended;
        activeDefense = earlier.activeDefense;
        absorbing = earlier.absorbing;
        answered = earlier.answered;
    }

    /** Whether everything goes on alike from both; of the dice only the one kept counts. */
    boolean isLike(AttackedUnit that) {
        return kept == that.kept
                && edges.total() == that.edges.total()
                && defense.total() == that.defense.total()
                && bonus.total() == that.bonus.total()
                && traded == that.traded
                && eased == that.eased
                && decided == that.decided
                && decidedMargin == that.decidedMargin
                && defended == that.defended
                && activeDefense == that.activeDefense
                && absorbing == that.absorbing
                && answered == that.answered;
    }

    public Fighter fighter() {
        return fighter;
    }

    /** Advantages less Disadvantages. Ledger: BCG-ADV-2. */
    public int net() {
        return edges.total() - traded + eased;
    }

    public int total() {
        return kept + bonus.total();
    }

    public int defense() {
        return defense.total() + activeDefense + answered + FOR_A_DISADVANTAGE * eased;
    }

    public boolean isHit() {
        return decided ? decidedMargin >= 0 : total() >= defense(); // BCG-AMB-01
    }

    public int margin() {
        return decided ? decidedMargin : total() - defense();
    }
}
