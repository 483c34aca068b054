package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.drawback.Shots;
import arbiter.games.gladiators.power.WearEvents.PowerReloaded;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Reloads a power with Shots: two actions, or what is left of them; half of it is kept. Ledger: GG-MD-50, GG-AMB-102. */
public record ReloadAct(OwnedPower power, int actions, boolean wholly) implements GladiatorAct {

    @Override
    public double urgency() {
        return 0.4;
    }

    private static final int ACTIONS = 2;

    public static void offer(Gladiator unit, List<GladiatorAct> menu) {
        for (OwnedPower power : unit.powers()) {
            PowerCondition condition = unit.condition();
            boolean empty = condition.has(power.place(), PowerFault.EMPTY)
                    && condition.uses().get(power.place()) > 0
                    && power.way().has(Shots.class);
            if (empty) {
                int needed = condition.has(power.place(), PowerFault.HALF_LOADED) ? 1 : ACTIONS;
                int spent = Math.min(needed, unit.turn().actions());
                menu.add(new ReloadAct(power, spent, spent == needed));
            }
        }
    }

    @Override
    public String id() {
        return "reload:" + power.word();
    }

    @Override
    public String text() {
        return "Reload " + power.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        play.emit(new PowerReloaded(user.id(), power.place(), wholly));
    }
}
