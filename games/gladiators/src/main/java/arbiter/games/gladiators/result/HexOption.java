package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A hex as an answer. */
public record HexOption(Hex hex) implements Option {

    /** One of several hexes; of one alone nobody is asked. */
    public static Hex choose(
            Play<GladiatorsState> play,
            Decider decider,
            String label,
            List<HexOption> options,
            Supplier<String> prompt) {
        return options.size() == 1
                ? options.get(0).hex()
                : play.choose(Request.one(decider, label, options).asking(prompt))
                        .hex();
    }

    @Override
    public String id() {
        return hex.toString();
    }

    @Override
    public String text() {
        return "Hex " + hex;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(hex.toString()));
    }
}
