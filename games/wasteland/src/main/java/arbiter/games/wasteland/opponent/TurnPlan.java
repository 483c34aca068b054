package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.aid.FirstAidAction;
import arbiter.games.wasteland.attack.AimAct;
import arbiter.games.wasteland.attack.AttackAction;
import arbiter.games.wasteland.attack.ZoneAttackAction;
import arbiter.games.wasteland.chem.TakeChemAction;
import arbiter.games.wasteland.damage.StopPersistentAction;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
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
        return best > LITTLE ? bestMajor : end;
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
        AttackEstimate attacks = null;
        AidEstimate aid = null;
        for (int i = 0; i < options.size(); i++) {
            MenuEntry entry = (MenuEntry) options.get(i);
            WastelandAct act = entry.act();
            if (act.price() == Price.MAJOR && !act.isMovement()) {
                if (attacks == null) {
                    extra = entry.points() > 0 || one.turn().majors() > 0;
                    attacks = new AttackEstimate(state, one, extra);
                    aid = new AidEstimate(state, one, extra);
                }
                double value = major(act, attacks, aid) - price * entry.points();
                if (value > best) {
                    best = value;
                    bestMajor = i;
                }
            }
        }
    }

    private double major(WastelandAct act, AttackEstimate attacks, AidEstimate aid) {
        if (act instanceof AttackAction attack) {
            return attacks.of(attack.form(), attack.target());
        }
        if (act instanceof ZoneAttackAction blast) {
            return attacks.ofBlast(blast.form(), blast.zone());
        }
        if (act instanceof FirstAidAction help) {
            return aid.firstAid(help.patient());
        }
        if (act instanceof StopPersistentAction stop) {
            return aid.stop(stop);
        }
        return 0;
    }

    /** The minor action worth more than it costs, before the major one or after it; -1 if there is none. */
    private int minor() {
        int chosen = -1;
        double most = LITTLE;
        for (int i = 0; i < options.size(); i++) {
            MenuEntry entry = (MenuEntry) options.get(i);
            WastelandAct act = entry.act();
            if (act.price() == Price.MINOR) {
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
                    ? new MoveEstimate(state, one, extra, one.turn().majors() == 0)
                    : moves;
            return moves.of(act);
        }
        return 0;
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
