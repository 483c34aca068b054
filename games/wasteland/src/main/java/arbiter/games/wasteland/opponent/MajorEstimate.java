package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.action.RallyAct;
import arbiter.games.wasteland.aid.FirstAidAction;
import arbiter.games.wasteland.attack.AttackAction;
import arbiter.games.wasteland.attack.ZoneAttackAction;
import arbiter.games.wasteland.companion.CommandAct;
import arbiter.games.wasteland.companion.OrderOption;
import arbiter.games.wasteland.damage.StopPersistentAction;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** What a major action other than a movement is worth to whoever takes it. */
final class MajorEstimate {

    /** An act that a commander assists is that much better. */
    private static final double ASSISTED = 1.25;

    /** What is left of it for a commander whose follower could do the same in its own turn. */
    private static final double SOONER = 0.3;

    private final WastelandState state;
    private final Fighter one;
    private final boolean extra;
    private final AttackEstimate attacks;
    private final AidEstimate aid;

    MajorEstimate(WastelandState state, Fighter one, boolean extra) {
        this.state = state;
        this.one = one;
        this.extra = extra;
        this.attacks = new AttackEstimate(state, one, extra);
        this.aid = new AidEstimate(state, one, extra);
    }

    double of(WastelandAct act) {
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
        if (act instanceof RallyAct rally) {
            return aid.rally(rally);
        }
        return act instanceof CommandAct command ? command(command.follower()) : 0;
    }

    /** The best that the follower could do at once. Ledger: WAS-MAJ-3, WAS-MAJ-12. */
    private double command(Fighter follower) {
        MajorEstimate orders = new MajorEstimate(state, follower, extra);
        double best = 0;
        for (WastelandAct act : ActMenu.majors(state, follower)) {
            best = act.isAttack() || act instanceof FirstAidAction ? Math.max(best, orders.of(act)) : best;
        }
        return best * (follower.isCompanion() ? ASSISTED : SOONER);
    }

    /** What a follower is told to do. */
    static int order(WastelandState state, Request<?> request) {
        MajorEstimate orders = new MajorEstimate(state, ((OrderOption) request.option(0)).follower(), false);
        return Weigh.best(request, option -> orders.of(((OrderOption) option).act()))
                .orElse(request.fallbackIndex());
    }
}
