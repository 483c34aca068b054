package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.end.StopOpponent;
import arbiter.games.gladiators.hold.ResistAct;
import arbiter.games.gladiators.move.MoveAct;
import arbiter.games.gladiators.power.ActivateAct;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.BoardAct;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.HelpAct;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** What an act promises, in hits on a minor character. What it has to know about powers their abilities say. */
final class ActValue {

    /** What lasts is there in later turns, too. */
    private static final double LASTS = 2.5;
    /** One point on the next reactivation of a major character. */
    private static final double STOPPING = 0.6;

    private ActValue() {}

    /** Of an attack that takes one action and promises no more than so much, only that it does not. */
    static double of(GladiatorsState state, Gladiator unit, GladiatorAct act, double most) {
        if (act instanceof AttackAct attack && act.actions() == 1) {
            return AttackEstimate.above(most, state, unit, attack.power(), attack.way(), attack.target());
        }
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
            return help(state, unit, help);
        }
        if (act instanceof StopOpponent stop) {
            return stop.target().isMajor() ? STOPPING : STOPPING / 3;
        }
        if (act instanceof ResistAct resist) {
            return resist(unit, resist);
        }
        return act instanceof MoveAct ? MoveValue.of(state, unit).ofMoving() : act.urgency();
    }

    /** Whether it makes what is done next in the same turn better, so that it comes first. */
    static boolean prepares(GladiatorAct act) {
        return act instanceof ActivateAct || act.isGettingReady();
    }

    /** Nobody shakes off what serves the own side, as a controlled mind would. */
    private static double resist(Gladiator unit, ResistAct resist) {
        if (resist.power().owner().side().equals(unit.side())) {
            return 0;
        }
        return resist.power().kind() instanceof AffectingAbility kind && kind.effect() == Effect.DRAIN
                ? resist.urgency() / 2
                : resist.urgency();
    }

    /** What having that power active is worth. */
    static double standing(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        if (!(way.kind() instanceof StandingAbility kind)) {
            return 0;
        }
        int level = LevelInUse.of(state, unit, power, way).total();
        return kind.gainPerLevel() * level * (way.isPersistent() ? LASTS : 1);
    }

    /** What it does for somebody; what goes on already is not begun again. */
    private static double help(GladiatorsState state, Gladiator unit, HelpAct help) {
        if (unit.inUse().runs(help.power().place())) {
            return 0;
        }
        double gain = ((HelpingAbility) help.way().kind()).gain(help.target());
        return Math.max(gain, standing(state, unit, help.power(), help.way()));
    }
}
