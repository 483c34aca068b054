package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** What Powers have done to one Offensive Action so far. */
public final class AttackReactions {

    private static final AttackReactions NOTHING = new AttackReactions();

    private Modifiers rerolls = Modifiers.none();
    private int afterimages;
    private int synchro;
    private final List<Owed> owed = new ArrayList<>(0);
    private final List<Use> uses = new ArrayList<>(0);

    /** A Power limited to once for each Test or attack, by the one who used it. Ledger: BCG-AMB-83, BCG-AMB-87. */
    private record Use(String power, String unit) {}

    /** A Power that has more to do when the attack is over, and whose it is. */
    public record Owed(KnownPower power, Fighter owner) {

        private boolean is(KnownPower other, Fighter whose) {
            return owner == whose && power.id().equals(other.id());
        }
    }

    /** To look back at; mostly nothing has happened. */
    AttackReactions copy() {
        if (isNothing()) {
            return NOTHING;
        }
        AttackReactions copy = new AttackReactions();
        copy.takeOver(this);
        return copy;
    }

    private boolean isNothing() {
        return rerolls.isEmpty() && afterimages == 0 && synchro == 0 && owed.isEmpty() && uses.isEmpty();
    }

    void takeOver(AttackReactions earlier) {
        rerolls = earlier.rerolls;
        afterimages = earlier.afterimages;
        synchro = earlier.synchro;
        refill(owed, earlier.owed);
        refill(uses, earlier.uses);
    }

    static <T> void refill(List<T> list, List<T> earlier) {
        if (!list.isEmpty() || !earlier.isEmpty()) {
            list.clear();
            list.addAll(earlier);
        }
    }

    /** Whether everything goes on alike from both. */
    boolean isLike(AttackReactions that) {
        return rerolls.total() == that.rerolls.total()
                && afterimages == that.afterimages
                && synchro == that.synchro
                && uses.equals(that.uses)
                && isOwedAlike(that);
    }

    private boolean isOwedAlike(AttackReactions that) {
        if (owed.size() != that.owed.size()) {
            return false;
        }
        for (int i = 0; i < owed.size(); i++) {
            if (!owed.get(i).is(that.owed.get(i).power(), that.owed.get(i).owner())) {
                return false;
            }
        }
        return true;
    }

    /** Everything that rerolls have brought; nothing is forgotten. Ledger: BCG-ADV-5. */
    public Modifiers rerolls() {
        return rerolls;
    }

    /** Rolled again, with so many Advantages more, or Disadvantages below zero. */
    public void reroll(String label, int edges) {
        rerolls = rerolls.and(label, edges);
    }

    /** So many of the Disadvantages come from Afterimages. */
    public void leaveAfterimages(int disadvantages) {
        afterimages += disadvantages;
    }

    /** They count no more. */
    void ignoreAfterimages() {
        reroll("Afterimages ignored", afterimages);
        afterimages = 0;
    }

    /** An ally strikes together with the attacker, for so many Advantages. Ledger: BCG-AMB-89. */
    public void join(int advantages) {
        synchro += advantages;
    }

    int synchro() {
        return synchro;
    }

    /** What Powers will still do when it is over. */
    public List<Owed> owed() {
        return owed;
    }

    public boolean used(String power, Fighter owner) {
        return !uses.isEmpty() && uses.contains(new Use(power, owner.id()));
    }

    public void use(String power, Fighter owner) {
        uses.add(new Use(power, owner.id()));
    }

    /** Once for each Power and owner, however often it was called. */
    public void owe(KnownPower power, Fighter owner) {
        for (Owed other : owed) {
            if (other.is(power, owner)) {
                return;
            }
        }
        owed.add(new Owed(power, owner));
    }
}
