package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.Fighter;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a Might Test stands between two answers: what has been rolled, and what answers have made of it. Points from
 * which the attack goes on alike are equal: of the dice only the one kept counts.
 */
final class MightRollPoint {

    private final Stage stage;
    /** Who is asked, once it is known that somebody has something to say. */
    private final List<Fighter> order;

    private final int tension;
    private final int judge;
    private final boolean ignoresDefenses;
    private final List<Fighter> defenders;
    private final AttackReactions reactions;
    private final List<AttackedUnit> victims;

    /** How far it has come. */
    private enum Stage {
        UNROLLED,
        OPEN,
        SETTLED
    }

    private MightRollPoint(AttackInProgress strike, Stage stage, List<Fighter> order) {
        this.stage = stage;
        this.order = order;
        this.tension = strike.tension();
        this.judge = strike.judge();
        this.ignoresDefenses = strike.ignoresDefenses();
        this.defenders = List.copyOf(strike.defenders());
        this.reactions = strike.reactions().copy();
        this.victims = new ArrayList<>(strike.victims().size());
        for (AttackedUnit victim : strike.victims()) {
            victims.add(victim.copy());
        }
    }

    static MightRollPoint unrolled(AttackInProgress strike) {
        return new MightRollPoint(strike, Stage.UNROLLED, List.of());
    }

    static MightRollPoint open(AttackInProgress strike, List<Fighter> order) {
        return new MightRollPoint(strike, Stage.OPEN, order);
    }

    static MightRollPoint settled(AttackInProgress strike) {
        return new MightRollPoint(strike, Stage.SETTLED, List.of());
    }

    boolean isUnrolled() {
        return stage == Stage.UNROLLED;
    }

    boolean isSettled() {
        return stage == Stage.SETTLED;
    }

    List<Fighter> order() {
        return order;
    }

    /** Lets the attack be as it is at this point. */
    void layOut(AttackInProgress strike) {
        strike.countTension(tension);
        strike.judgeBy(judge);
        strike.restore(ignoresDefenses, defenders, reactions);
        for (int i = 0; i < victims.size(); i++) {
            strike.victims().get(i).takeOver(victims.get(i));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MightRollPoint that
                && stage == that.stage
                && tension == that.tension
                && judge == that.judge
                && ignoresDefenses == that.ignoresDefenses
                && order.isEmpty() == that.order.isEmpty()
                && same(defenders, that.defenders)
                && reactions.isLike(that.reactions)
                && alike(victims, that.victims);
    }

    /** Units are the same where they are one and the same. */
    static boolean same(List<Fighter> some, List<Fighter> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            if (some.get(i) != others.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean alike(List<AttackedUnit> some, List<AttackedUnit> others) {
        for (int i = 0; i < some.size(); i++) {
            if (!some.get(i).isLike(others.get(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 31 * (31 * stage.ordinal() + judge) + tension;
        for (AttackedUnit victim : victims) {
            hash = 31 * hash + victim.kept();
        }
        return hash;
    }
}
