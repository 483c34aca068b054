package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AttackEvents.RegainTried;
import arbiter.games.gladiators.power.FocusEvents.FocusSought;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Tries to regain a Focus that was knocked away, once in a turn. Ledger: GG-DSM-4, GG-TRN-11. */
public record RegainAct(OwnedPower power) implements GladiatorAct {

    @Override
    public double urgency() {
        return 0.8;
    }

    private static final int NEEDED = 8;

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.attacks().regainTurn() == state.round()) {
            return;
        }
        for (OwnedPower power : unit.powers()) {
            if (unit.condition().has(power.place(), PowerFault.DISARMED)) {
                menu.add(new RegainAct(power));
            }
        }
    }

    @Override
    public String id() {
        return "regain:" + power.word();
    }

    @Override
    public String text() {
        return "Reach for " + power.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        play.emit(new RegainTried(unit.id()));
        play.emit(new FocusSought(unit.id(), power.place(), D10Roll.roll(play, "disarm.regain", unit, NEEDED)));
    }
}
