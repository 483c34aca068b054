package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.move.MoveAct;
import arbiter.games.gladiators.power.ActivateAct;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.BoardAct;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.result.HelpAct;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** What an act promises, in hits on a minor character. What it has to know about powers their abilities say. */
final class ActValue {

    /** What lasts is there in later turns, too. */
    private static final double LASTS = 2.5;

    private ActValue() {}

    static double of(GladiatorsState state, Gladiator unit, GladiatorAct act) {
        double value = value(state, unit, act);
        return act.actions() > 1 ? value / act.actions() : value;
    }

    private static double value(GladiatorsState state, Gladiator unit, GladiatorAct act) {
        if (act instanceof AttackAct attack) {
            return AttackEstimate.of(state, unit, attack.power(), attack.way(), attack.target());
        }
        if (act instanceof AreaAct area) {
            return AreaValue.of(state, unit, area);
        }
        if (act instanceof ActivateAct activate) {
            return standing(state, unit, activate.power(), activate.way());
        }
        if (act instanceof BoardAct board) {
            boolean runs = unit.inUse().runs(board.power().place());
            return runs || !(board.way().kind() instanceof BoardAbility kind) ? 0 : kind.gain();
        }
        if (act instanceof HelpAct help) {
            return help(help.target());
        }
        return act instanceof MoveAct ? MoveValue.ofMoving(state, unit) : act.urgency();
    }

    /** What having that power active is worth. */
    static double standing(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        if (!(way.kind() instanceof StandingAbility kind)) {
            return 0;
        }
        int level = LevelInUse.of(state, unit, power, way).total();
        return kind.gainPerLevel() * level * (way.isPersistent() ? LASTS : 1);
    }

    /** The fewer hits somebody has left, the more it helps. */
    private static double help(Gladiator target) {
        int left = GoingOut.hits(target) - target.injuries().body();
        double urgent = target.isInAction() ? Math.max(0, 3 - left) : 2;
        return 0.5 * urgent * (target.isMajor() ? 2 : 1);
    }
}
