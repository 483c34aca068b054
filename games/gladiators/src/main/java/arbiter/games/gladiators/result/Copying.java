package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.drawback.ItemModifier;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerCopied;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Copies abilities of a target at the lower of the two Levels. Ledger: GG-AB-08, GG-AMB-19, GG-AMB-66. */
public final class Copying {

    private Copying() {}

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        List<PowerOption> suitable = suitable(play.state(), target);
        int number = 1 + strike.use().way().form().number("extra-ability");
        for (PowerOption option : picked(play, strike, suitable, number)) {
            OwnedPower original = option.power();
            int level = Math.min(
                    strike.level().total(),
                    LevelInUse.of(play.state(), target, original, original.way())
                            .total());
            SuperPower whole = original.whole();
            SuperPower copy = new SuperPower(whole.design().at(level), whole.forms(), whole.modifiers());
            play.emit(new PowerCopied(strike.user().id(), activation(strike), copy));
        }
    }

    private static List<PowerOption> picked(
            Play<GladiatorsState> play, PowerStrike strike, List<PowerOption> suitable, int number) {
        if (suitable.size() <= number) {
            return suitable;
        }
        return play.chooseSome(Request.some(strike.user().decider(), "copy.ability", suitable, number, number)
                .asking(() -> "What does " + strike.user().name() + " copy of "
                        + strike.target().name() + "?"));
    }

    private static int activation(PowerStrike strike) {
        for (ActivePower active : strike.user().inUse().of(strike.use().power().place())) {
            if (active.isOn(strike.target().id())) {
                return active.number();
            }
        }
        throw new IllegalStateException("copied without Copy Power being active");
    }

    /** Nothing Conventional or Technological, nothing in a Focus or an Item. */
    private static List<PowerOption> suitable(GladiatorsState state, Gladiator target) {
        List<PowerOption> suitable = new ArrayList<>();
        for (OwnedPower power : target.powers()) {
            PowerSource source = power.whole().source().orElseThrow();
            if (source != PowerSource.CONVENTIONAL
                    && source != PowerSource.TECHNOLOGICAL
                    && !power.whole().has(ItemModifier.class)
                    && !power.whole().has(FocusModifier.class)
                    && target.condition().works(power.place())
                    && LevelInUse.of(state, target, power, power.way()).total() > 0) {
                suitable.add(new PowerOption(power));
            }
        }
        return suitable;
    }
}
