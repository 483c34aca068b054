package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Uses a power that changes the board or who is on it. Ledger: GG-AMB-90. */
public record BoardAct(OwnedPower power, PlainPower way, boolean aimsAtOther) implements GladiatorAct {

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof BoardAbility kind && !way.isAlwaysOn()) {
                    PowerUse use = PowerUse.plain(unit, power, way);
                    boolean aims = kind.aimsAtOther(use);
                    boolean mayAim = !aims || !unit.turn().aimed() && !unit.isHindered(); // GG-TRN-3, GG-RES-6
                    if (mayAim && use.level(state).total() > 0 && kind.isPossible(state, use)) {
                        menu.add(new BoardAct(power, way, aims));
                    }
                }
            }
        }
    }

    @Override
    public int actions() {
        return Payment.actions(way);
    }

    @Override
    public String task() {
        return "use:" + power.word();
    }

    @Override
    public String id() {
        return "use:" + power.word() + (power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "");
    }

    @Override
    public String text() {
        return "Use " + power.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        if (Payment.resolve(play, use, way.hasRange())) {
            ((BoardAbility) way.kind()).use(play, use);
        }
        Payment.settle(play, use);
    }
}
