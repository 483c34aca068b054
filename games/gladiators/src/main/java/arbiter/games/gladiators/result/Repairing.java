package arbiter.games.gladiators.result;

import arbiter.games.gladiators.power.LevelsChanged.LevelsRegained;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Gives back as many drained Levels as its own, one ability after the other. Ledger: GG-AB-36. */
public final class Repairing {

    private Repairing() {}

    public static boolean helps(PowerUse use, Gladiator target) {
        return !drained(use, target).isEmpty();
    }

    public static void resolve(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        int left = use.level(play.state()).total();
        List<PowerOption> drained = drained(use, target);
        while (left > 0 && !drained.isEmpty()) {
            OwnedPower power = PowerOption.choose(
                    play,
                    use.user().decider(),
                    "repair.ability",
                    drained,
                    () -> "Which of " + target.name() + "'s abilities is repaired?");
            int levels = Math.min(left, target.levels().drained().get(power.place()));
            play.emit(new LevelsRegained(target.id(), power.place(), levels));
            left -= levels;
            drained = drained(use, target);
        }
    }

    private static List<PowerOption> drained(PowerUse use, Gladiator target) {
        List<PowerOption> drained = new ArrayList<>();
        for (OwnedPower power : target.powers()) {
            if (target.levels().drained().get(power.place()) > 0
                    && Draining.isMeant(use.way().form(), power)) {
                drained.add(new PowerOption(power));
            }
        }
        return drained;
    }
}
