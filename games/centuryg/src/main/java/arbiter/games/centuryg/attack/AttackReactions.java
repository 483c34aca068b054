package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** What Powers have done to one Offensive Action so far. */
public final class AttackReactions {

    private static final AttackReactions NOTHING = new AttackReactions();

    /** Of all rerolls together; nothing is forgotten. Ledger: BCG-ADV-5. */
    public Modifiers rerolls = Modifiers.none();

    /** How many of them Afterimages brought. */
    public int afterimages;
    /** Allies that strike together with the attacker. Ledger: BCG-AMB-89. */
    public int synchro;
    /** Who will move away when it is over. Ledger: BCG-AMB-88. */
    public final List<Fighter> leaving = new ArrayList<>(0);
    /** Who mends by it when it is over. Ledger: that-will-not-work-again. */
    public final List<Fighter> hardened = new ArrayList<>(0);

    private final List<Use> uses = new ArrayList<>(0);

    /** A Power limited to once for each Test or attack, by the one who used it. Ledger: BCG-AMB-83, BCG-AMB-87. */
    private record Use(PowerId power, String unit) {}

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
        return rerolls.isEmpty()
                && afterimages == 0
                && synchro == 0
                && leaving.isEmpty()
                && hardened.isEmpty()
                && uses.isEmpty();
    }

    void takeOver(AttackReactions earlier) {
        rerolls = earlier.rerolls;
        afterimages = earlier.afterimages;
        synchro = earlier.synchro;
        refill(leaving, earlier.leaving);
        refill(hardened, earlier.hardened);
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
                && MightRollPoint.same(leaving, that.leaving)
                && MightRollPoint.same(hardened, that.hardened);
    }

    public boolean used(PowerId power, Fighter owner) {
        return !uses.isEmpty() && uses.contains(new Use(power, owner.id()));
    }

    public void use(PowerId power, Fighter owner) {
        uses.add(new Use(power, owner.id()));
    }
}
