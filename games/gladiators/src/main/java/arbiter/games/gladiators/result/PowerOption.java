package arbiter.games.gladiators.result;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.function.Supplier;

/** One of somebody's powers as an answer. */
public record PowerOption(OwnedPower power) implements Option {

    /** One of several; of one alone nobody is asked. */
    public static OwnedPower choose(
            Play<GladiatorsState> play,
            Decider decider,
            String label,
            List<PowerOption> options,
            Supplier<String> prompt) {
        return options.size() == 1
                ? options.get(0).power()
                : play.choose(Request.one(decider, label, options).asking(prompt))
                        .power();
    }

    @Override
    public String id() {
        return power.word();
    }

    @Override
    public String text() {
        return power.title();
    }
}
