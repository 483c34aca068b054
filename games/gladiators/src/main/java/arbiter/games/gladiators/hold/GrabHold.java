package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Grabs: how they begin, what ends them. Ledger: GG-GRB-1, GG-GRB-2, GG-AMB-47. */
public final class GrabHold {

    private GrabHold() {}

    /** The grabs that somebody has on others. */
    static List<RunningPower> of(Gladiator grabber) {
        List<RunningPower> grips = new ArrayList<>();
        for (ActivePower active : grabber.inUse().all()) {
            RunningPower running = Running.running(grabber, active);
            if (running.kind() instanceof GrabAttack) {
                grips.add(running);
            }
        }
        return grips;
    }

    /** Whether the best attack of somebody would still work on whoever has grabbed them. Ledger: GG-GRB-2. */
    public static boolean leavesAttacks(Gladiator target) {
        int near = 0;
        int far = 0;
        for (OwnedPower power : target.powers()) {
            PlainPower way = power.way();
            if (way.kind() instanceof AffectingAbility && target.condition().works(power.place())) {
                boolean close = way.range() == PowerRange.TOUCH || !way.hasRange();
                near = Math.max(near, close ? way.level() : 0);
                far = Math.max(far, close ? 0 : way.level());
            }
        }
        return near >= far;
    }

    /** The grabbed comes into the grabber's hex. */
    public static void pullIn(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        if (!target.position().equals(strike.user().position())) {
            play.emit(new Displaced(target.id(), strike.user().position(), "is pulled to"));
        }
    }

    /** Ends the grabs that nothing keeps up any more. */
    public static void review(Play<GladiatorsState> play) {
        for (Gladiator grabber : play.state().units()) {
            for (RunningPower grip : grabber.inUse().all().isEmpty() ? List.<RunningPower>of() : of(grabber)) {
                for (String held : grip.activation().get().on()) {
                    Gladiator target = play.state().unit(held);
                    String because = ending(play.state(), grabber, target);
                    if (!because.isEmpty()) {
                        play.emit(TargetEvents.freed(grip, target, because));
                    }
                }
            }
        }
    }

    /** Why a grab is over; empty while it is not. */
    private static String ending(GladiatorsState state, Gladiator grabber, Gladiator target) {
        if (!grabber.isInAction()) {
            return grabber.bonds().transformed() ? "the grabber is transformed" : "the grabber is out of action";
        }
        if (grabber.isHindered()) {
            return "the grabber is hindered";
        }
        if (Restraint.isHeld(state, grabber)) {
            return "the grabber is held";
        }
        if (!target.present()) {
            return "nobody is left to hold";
        }
        boolean together = grabber.position().spot().equals(target.position().spot());
        return together ? "" : "they are apart";
    }

    /** Whoever aims at somebody else lets go. Ledger: GG-GRB-1. */
    public static void letGoFor(Play<GladiatorsState> play, Gladiator user, Gladiator target) {
        for (RunningPower grip : of(user)) {
            ActivePower active = grip.activation().get();
            if (target != user && !active.isOn(target.id())) {
                for (String held : active.on()) {
                    play.emit(TargetEvents.freed(grip, play.state().unit(held), "the grabber turns to somebody else"));
                }
            }
        }
    }
}
