package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AimAct;
import arbiter.games.wasteland.attack.AttackAction;
import arbiter.games.wasteland.attack.ZoneAttackAction;
import arbiter.games.wasteland.chem.TakeChemAction;
import arbiter.games.wasteland.companion.CompanionAct;
import arbiter.games.wasteland.item.DrawAct;
import arbiter.games.wasteland.move.MoveAct;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/**
 * What somebody does next in its turn: the major action worth most, after any minor one that makes it better; what is left
 * of the turn goes into standing well. What costs action points must be worth them.
 */
final class TurnPlan {

    /** Below this nothing is done for its own sake. */
    private static final double LITTLE = 0.015;

    /** An act worth so much is done rather than run for a better one. */
    private static final double GOOD = 0.12;

    private static final double READY = 0.3;
    private static final double LATER = 0.4;

    private final WastelandState state;
    private final Fighter one;
    private final List<? extends Option> options;
    private final double price;
    private int bestMajor = -1;
    private double best;
    private boolean extra;
    private MoveEstimate moves;

    TurnPlan(WastelandState state, Fighter one, Request<?> request) {
        this.state = state;
        this.one = one;
        this.options = request.options();
        this.price = PointsChoice.price(state, one);
        lookAtMajors();
    }

    /** The place of the act, or of what ends the turn. */
    int next(int end) {
        int minor = minor();
        if (minor >= 0) {
            return minor;
        }
        lookAtLongMoves();
        return bestMajor >= 0 ? bestMajor : end;
    }

    /** Movements that take the major action, for whoever has nothing good to do with it where they are. */
    private void lookAtLongMoves() {
        if (best > GOOD) {
            return;
        }
        MoveEstimate moves = null;
        for (int i = 0; i < options.size(); i++) {
            MenuEntry entry = (MenuEntry) options.get(i);
            WastelandAct act = entry.act();
            if (act.price() == Price.MAJOR && act.isMovement()) {
                moves = moves == null ? new MoveEstimate(state, one, false, false) : moves;
                double value = moves.of(act) - price * (entry.points() + act.points());
                if (value > best) {
                    best = value;
                    bestMajor = i;
                }
            }
        }
    }

    private void lookAtMajors() {
        MajorEstimate majors = null;
        for (int i = 0; i < options.size(); i++) {
            MenuEntry entry = (MenuEntry) options.get(i);
            WastelandAct act = entry.act();
            if (act.price() == Price.MAJOR && !act.isMovement()) {
                if (majors == null) {
                    extra = !one.turn().hasMajor();
                    majors = new MajorEstimate(state, one, extra);
                }
                double value = majors.of(act) - price * entry.points();
                if (value > best) {
                    best = value;
                    bestMajor = i;
                }
            }
        }
    }

    /** The minor action worth more than it costs, before the major one or after it; -1 if there is none. */
    private int minor() {
        int chosen = -1;
        double most = LITTLE;
        for (int i = 0; i < options.size(); i++) {
            MenuEntry entry = (MenuEntry) options.get(i);
            WastelandAct act = entry.act();
            if (act.price() != Price.MAJOR) {
                double value = minor(act) - price * (entry.points() + act.points());
                if (value > most) {
                    most = value;
                    chosen = i;
                }
            }
        }
        return chosen;
    }

    private double minor(WastelandAct act) {
        if (act instanceof AimAct aim) {
            return aim(aim);
        }
        if (act instanceof TakeChemAction chem) {
            return new AidEstimate(state, one, false).chem(chem);
        }
        if (act.isMovement()) {
            moves = moves == null
                    ? new MoveEstimate(state, one, extra, one.turn().hasMajor())
                    : moves;
            return moves.of(act);
        }
        if (act instanceof DrawAct draw) {
            return draw(draw);
        }
        if (act instanceof CompanionAct follower && follower.act() instanceof MoveAct) {
            return new MoveEstimate(
                            state, follower.companion(), false, one.turn().hasMajor())
                    .of(follower.act());
        }
        boolean ready = Weigh.isKind(act.id(), "both-hands") || Weigh.isKind(act.id(), "clear-jam");
        return ready ? READY : 0;
    }

    /** A weapon for how much better one fights with it, a dose for what it will do if it costs no weapon. */
    private double draw(DrawAct act) {
        if (act.item() instanceof Chem chem) {
            boolean handy = act.leavesHands(one) && chem.duration() == Chem.Duration.INSTANT;
            return handy ? LATER * new AidEstimate(state, one, false).dose(chem, one) : 0;
        }
        if (best > GOOD || !(act.item() instanceof Weapon)) {
            return 0;
        }
        StandEstimate stand = new StandEstimate(state, one, extra, one.turn().hasMajor());
        double now = stand.here();
        return stand.holding(act) - now;
    }

    /** What the attack that comes next gains by it. */
    private double aim(AimAct aim) {
        if (bestMajor < 0) {
            return 0;
        }
        WastelandAct act = ((MenuEntry) options.get(bestMajor)).act();
        AttackEstimate aimed = new AttackEstimate(state, one, extra, true);
        if (act instanceof AttackAction attack) {
            boolean at = aim.target().isEmpty() || aim.target().get() == attack.target();
            return at ? aimed.of(attack.form(), attack.target()) - best : 0;
        }
        return act instanceof ZoneAttackAction blast && aim.target().isEmpty()
                ? aimed.ofBlast(blast.form(), blast.zone()) - best
                : 0;
    }
}
