package arbiter.games.gladiators.test;

import arbiter.games.gladiators.ability.Luck;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Luck dice on a roll, declared before it: by whoever uses the power and by whoever it is used on. Opposed dice cancel one
 * for one. Ledger: GG-LCK-1, GG-AB-29, GG-AMB-67.
 */
public final class LuckOffer {

    private static final int DICE_PER_LEVEL = 2;

    private LuckOffer() {}

    /**
     * The dice to throw besides: above 0 the highest counts, below 0 the lowest. Asks only who has Luck running and dice
     * left.
     */
    public static int resolve(Play<GladiatorsState> play, Gladiator user, Gladiator target, Supplier<String> roll) {
        int dice = declared(play, user, roll, true);
        return user == target ? dice : dice + declared(play, target, roll, false);
    }

    private static int declared(Play<GladiatorsState> play, Gladiator unit, Supplier<String> roll, boolean own) {
        List<RunningPower> all = Running.on(play.state(), unit, Luck.class);
        if (all.isEmpty()) {
            return 0;
        }
        RunningPower luck = all.get(0);
        Gladiator holder = luck.owner();
        int level = luck.level(play.state()).total();
        int most =
                Math.min((level + 1) / 2, DICE_PER_LEVEL * level - holder.luck().used());
        if (most <= 0) {
            return 0;
        }
        List<PlainOption> options = options(most, own);
        String answer = play.choose(Request.one(holder.decider(), "luck.dice", options)
                        .asking(() -> "Luck dice on " + roll.get() + "?")
                        .otherwise(options.get(0))
                        .quietly())
                .id();
        if (answer.equals("none")) {
            return 0;
        }
        int dice = Integer.parseInt(answer.substring(answer.indexOf(':') + 1));
        boolean highest = answer.startsWith("highest");
        play.emit(new LuckUsed(holder.id(), dice, highest));
        return highest ? dice : -dice;
    }

    /** What helps comes first. */
    private static List<PlainOption> options(int most, boolean own) {
        List<PlainOption> options = new ArrayList<>();
        options.add(PlainOption.passing("none", "No Luck dice"));
        for (boolean highest : own ? new boolean[] {true, false} : new boolean[] {false, true}) {
            String word = highest ? "highest" : "lowest";
            for (int dice = 1; dice <= most; dice++) {
                options.add(PlainOption.of(
                        word + ":" + dice, dice + (dice == 1 ? " die" : " dice") + ", the " + word + " counts"));
            }
        }
        return options;
    }
}
