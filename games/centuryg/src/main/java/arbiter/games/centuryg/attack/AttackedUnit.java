package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/** One target of an Offensive Action while it is carried out: its modifiers, and what became of the Test against it. */
public final class AttackedUnit {

    private static final int FOR_A_DISADVANTAGE = 2;

    private final Fighter fighter;
    /** Whoever is hit instead if the parity says so. Ledger: BCG-DUEL-5. */
    private AttackedUnit rival;

    private Modifiers edges = Modifiers.none();
    private Modifiers defense = Modifiers.none();
    private Modifiers bonus = Modifiers.none();
    /** Advantages given up, and Disadvantages the gamemaster took away. Ledger: BCG-ADV-3, BCG-ADV-4. */
    private int traded;

    private int eased;
    private List<Integer> dice = List.of();
    private int kept;
    /** Set when something says that the Test succeeds by so much. Ledger: BCG-AMB-82. */
    private boolean decided;

    private int decidedMargin;
    /** Used an Active Defense against this Test. Ledger: BCG-AMB-85. */
    private boolean defended;
    /** What the Active Defense added; gone when Defenses are ignored. */
    private int activeDefense;
    /** The Active Defense is Absorbing Armor, paid for in the end. Ledger: BCG-AMB-86. */
    private boolean absorbing;
    /** What Powers added to Defense against this Test. Ledger: BCG-AMB-83: it stays through rerolls. */
    private int answered;

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

    /** The other one is hit instead if the parity says so. */
    public void rivalledBy(AttackedUnit other) {
        rival = other;
    }

    public Optional<AttackedUnit> rival() {
        return Optional.ofNullable(rival);
    }

    /** The Test begins, or begins anew: nothing is traded and nothing decided yet. */
    void begin(Modifiers newEdges, Modifiers newDefense) {
        edges = newEdges;
        defense = newDefense;
        decided = false;
        traded = 0;
        eased = 0;
    }

    /** Advantages less Disadvantages before anything is traded. */
    int edges() {
        return edges.total();
    }

    /** So many Advantages are given up. Ledger: BCG-ADV-3. */
    void trade(int advantages) {
        traded = advantages;
    }

    int traded() {
        return traded;
    }

    /** The gamemaster takes so many Disadvantages away. Ledger: BCG-ADV-4. */
    void ease(int disadvantages) {
        eased = disadvantages;
    }

    int eased() {
        return eased;
    }

    void keep(List<Integer> thrown, int die) {
        dice = thrown;
        kept = die;
    }

    List<Integer> dice() {
        return dice;
    }

    /** The die that counts. */
    public int kept() {
        return kept;
    }

    void countBonus(Modifiers counted) {
        bonus = counted;
    }

    Modifiers bonus() {
        return bonus;
    }

    /** The Test succeeds by so much, whatever the dice say. Ledger: BCG-AMB-82. */
    public void decide(int margin) {
        decided = true;
        decidedMargin = margin;
    }

    public boolean isDecided() {
        return decided;
    }

    /** What was decided by the Tension is no more than the Tension there is now. Ledger: BCG-AMB-81. */
    void limitDecidedMargin(int most) {
        decidedMargin = Math.min(decidedMargin, most);
    }

    /** Uses an Active Defense that adds nothing to Defense. Ledger: BCG-AMB-85. */
    public void defend() {
        defended = true;
    }

    /** Uses an Active Defense that adds so much. Ledger: BCG-AMB-85. */
    public void defendWith(int bonusToDefense) {
        defended = true;
        activeDefense = bonusToDefense;
    }

    public boolean isDefended() {
        return defended;
    }

    public int activeDefense() {
        return activeDefense;
    }

    /** What an Active Defense added is gone. */
    public void dropActiveDefense() {
        activeDefense = 0;
    }

    /** The Active Defense will be Absorbing Armor. Ledger: BCG-AMB-86. */
    public void absorb() {
        absorbing = true;
    }

    /** What Absorbing Armor costs is settled. */
    public void absorbPaid() {
        absorbing = false;
    }

    public boolean isAbsorbing() {
        return absorbing;
    }

    /** A Power adds so much to Defense. Ledger: BCG-AMB-83. */
    public void answerWith(int bonusToDefense) {
        answered += bonusToDefense;
    }

    /** Advantages less Disadvantages. Ledger: BCG-ADV-2. */
    public int net() {
        return edges.total() - traded + eased;
    }

    public int total() {
        return kept + bonus.total();
    }

    /** The parts of {@link #net}. */
    Modifiers netEdges() {
        return edges.and("traded", -traded).and("taken away", eased);
    }

    /** The parts of {@link #defense}. */
    Modifiers defenseParts() {
        return defense.and("Active Defense", activeDefense)
                .and("Powers", answered)
                .and("Disadvantages taken away", FOR_A_DISADVANTAGE * eased);
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
