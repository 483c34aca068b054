package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Uses a power that changes the board or who is on it. Ledger: GG-AMB-90. */
public record BoardAct(OwnedPower power, PlainPower way, boolean aimsAtOther) implements PowerAct {

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (PowerUse use : UsablePowers.of(state, unit, way -> way.kind() instanceof BoardAbility)) {
            BoardAbility kind = (BoardAbility) use.kind();
            boolean aims = kind.aimsAtOther(use);
            if ((!aims || UsablePowers.mayAim(unit)) && kind.isPossible(state, use)) {
                menu.add(new BoardAct(use.power(), use.way(), aims));
            }
        }
    }

    @Override
    public String verb() {
        return "use";
    }

    @Override
    public String text() {
        return "Use " + power.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        resolve(play, PowerUse.plain(user, power, way));
    }

    /** One use, in one's own turn or Quick in another's. */
    public static void resolve(Play<GladiatorsState> play, PowerUse plain) {
        PowerUse use = Activating.declared(play, plain);
        Payment.of(play, use, () -> ((BoardAbility) use.kind()).use(play, use));
    }
}
