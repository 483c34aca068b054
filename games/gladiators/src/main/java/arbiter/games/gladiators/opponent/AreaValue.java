package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.AreaOption;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** What an Area promises: what it does to enemies less what it does to friends, who count for more. */
final class AreaValue {

    private static final double FRIENDS = 1.5;
    /** The roll against the hex may fail, and those in it may get out. */
    private static final double LANDS = 0.8;

    private AreaValue() {}

    /** Around whoever is the best middle for it. */
    static double of(GladiatorsState state, Gladiator user, AreaAct act) {
        if (!act.way().hasRange()) {
            return LANDS * around(state, user, act, user);
        }
        double best = 0;
        for (String id : act.whom()) {
            best = Math.max(best, around(state, user, act, state.unit(id)));
        }
        return LANDS * best;
    }

    private static double around(GladiatorsState state, Gladiator user, AreaAct act, Gladiator middle) {
        int radius = act.template().shape() == AreaShape.BLAST
                ? act.template().size().blastRadius()
                : 1;
        double sum = 0;
        for (Gladiator other : state.units()) {
            boolean spared = other == user && act.way().hasRange(); // GG-AMB-116
            if (!spared && other.isInAction() && !other.isHidden() && state.range(middle, other) <= radius) {
                double value = AttackEstimate.inArea(state, user, act.power(), act.way(), other);
                sum += state.enemies(user, other) ? value : -FRIENDS * value;
            }
        }
        return sum;
    }

    /** Of a place for it, by whom it would catch there. */
    static double of(GladiatorsState state, Gladiator user, AreaOption option) {
        double sum = 0;
        for (AreaOption.Caught caught : option.caught()) {
            double value = AttackEstimate.importance(state, state.unit(caught.id()));
            sum += caught.own() ? -FRIENDS * value : value;
        }
        return sum;
    }
}
