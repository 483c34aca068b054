package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A hex as an answer, in words for people. */
public record HexOption(Hex hex, String text) implements Option {

    /** A hex as it lies from somebody's own. */
    public static HexOption of(GladiatorsState state, Gladiator from, Hex hex) {
        return new HexOption(hex, HexWords.choice(state, from.hex(), hex, from.id()));
    }

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
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(hex.toString()));
    }
}
