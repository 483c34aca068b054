package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Duplication;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Whoever made a duplicate lets it go. Ledger: GG-AMB-11. */
public record DismissDuplicateAct(Gladiator duplicate) implements GladiatorAct {

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!makes(unit)) {
            return;
        }
        for (Gladiator other : state.units()) {
            if (other.present()
                    && other.origin().cause() == Origin.Cause.DUPLICATE
                    && other.origin().isOneWith(unit.origin())) {
                menu.add(new DismissDuplicateAct(other));
            }
        }
    }

    private static boolean makes(Gladiator unit) {
        if (unit.origin().cause() != Origin.Cause.ORIGINAL) {
            return false;
        }
        for (OwnedPower power : unit.powers()) {
            if (power.isA(Duplication.class) && unit.condition().works(power.place())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "dismiss:" + duplicate.id();
    }

    @Override
    public String text() {
        return "Let " + duplicate.name() + " disappear";
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        play.emit(new LeftPlay(duplicate.id(), "it is let go"));
    }
}
