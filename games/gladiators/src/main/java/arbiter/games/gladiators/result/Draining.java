package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.LevelsChanged.LevelsDrained;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Levels taken off one suitable ability, which the user names; never below 0. Ledger: GG-RES-2, GG-AMB-77, GG-AMB-95. */
public final class Draining {

    private Draining() {}

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Gladiator target = strike.target();
        List<PowerOption> suitable =
                suitable(play.state(), target, strike.use().way().form());
        if (suitable.isEmpty()) {
            return;
        }
        OwnedPower power = PowerOption.choose(
                play,
                strike.user().decider(),
                "drain.ability",
                suitable,
                () -> "Which of " + target.name() + "'s abilities is drained?");
        int levels = Math.min(
                Hindering.points(roll.result()),
                LevelInUse.of(play.state(), target, power, power.way()).total());
        play.emit(new LevelsDrained(target.id(), power.place(), levels));
    }

    /** What the target has of what the power is bought for, as its user knows. Ledger: GG-AB-15. */
    public static List<PowerOption> suitable(GladiatorsState state, Gladiator target, PowerForm form) {
        List<PowerOption> suitable = new ArrayList<>();
        for (OwnedPower power : target.powers()) {
            if (isMeant(form, power)
                    && LevelInUse.of(state, target, power, power.way()).total() > 0) {
                suitable.add(new PowerOption(power));
            }
        }
        return suitable;
    }

    /** By name, by Source, or by the word Attack or Defence in its name; Repair may mean any. Ledger: GG-AMB-95. */
    static boolean isMeant(PowerForm form, OwnedPower power) {
        String source = power.whole().source().map(one -> one.word()).orElse("");
        String name = power.way().ability().name();
        return form.said("named").contains(power.way().ability().id())
                || form.said("source").contains(source)
                || form.has("attacks") && power.way().ability().isAttack()
                || form.has("defences") && name.endsWith("Defence")
                || form.has("any");
    }
}
