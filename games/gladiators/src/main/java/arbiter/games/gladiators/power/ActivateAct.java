package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Switches on a power that works on its user. Ledger: GG-TRN-3, GG-AMB-97. */
public record ActivateAct(OwnedPower power, PlainPower way) implements GladiatorAct {

    public static void offer(Gladiator unit, List<GladiatorAct> menu) {
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place()) || unit.inUse().runs(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (standsOnUser(way)) {
                    menu.add(new ActivateAct(power, way));
                }
            }
        }
    }

    private static boolean standsOnUser(PlainPower way) {
        return way.kind() instanceof StandingAbility
                && !(way.kind() instanceof MovementAbility)
                && !(way.kind() instanceof Wall)
                && !way.isAlwaysOn()
                && !way.reachesOthers();
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "activate:" + power.word() + how;
    }

    @Override
    public String text() {
        return "Activate " + power.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        play.emit(new PowerActivated(
                user.id(), power.place(), power.ways().indexOf(way), false, List.of(user.id()), Optional.empty()));
    }
}
