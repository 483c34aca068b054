package arbiter.games.gladiators.modifier.drawback;

import arbiter.dice.Dice;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.power.WearEvents.LevelVaried;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Another Level in each fight. Ledger: GG-MD-58. */
public record Variable() implements UseModifier {

    private static final int MIDDLE = 5;

    @Override
    public Step step() {
        return Step.VARIABLE;
    }

    /** Once in a combat; what would fall below 0 is taken from other powers, a Level at a time. Ledger: GG-AMB-69. */
    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        int place = use.power().place();
        if (use.user().condition().has(place, PowerFault.VARIED)) {
            return true;
        }
        int die = play.draw("power.variable", Wear.DIE).sum();
        int by = die - MIDDLE;
        int below = Math.max(0, -(use.way().level() + by));
        play.emit(new LevelVaried(use.user().id(), place, die, by, others(play, use, below)));
        return LevelInUse.of(play.state(), use).total() > 0;
    }

    /** Random powers that still have a Level to lose. */
    private static List<Integer> others(Play<GladiatorsState> play, PowerUse use, int levels) {
        List<Integer> taken = new ArrayList<>();
        while (taken.size() < levels) {
            List<Integer> left = new ArrayList<>();
            for (OwnedPower other : use.user().powers()) {
                int level = LevelInUse.of(play.state(), use.user(), other, other.way())
                        .total();
                long gone =
                        taken.stream().filter(place -> place == other.place()).count();
                if (other.place() != use.power().place() && level > gone) {
                    left.add(other.place());
                }
            }
            if (left.isEmpty()) {
                break;
            }
            taken.add(left.get(
                    play.draw("power.variable-loss", Dice.of(1, left.size())).sum() - 1));
        }
        return List.copyOf(taken);
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("has another Level in each fight");
    }
}
