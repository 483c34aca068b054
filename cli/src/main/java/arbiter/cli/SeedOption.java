package arbiter.cli;

import java.util.OptionalLong;
import java.util.SplittableRandom;
import picocli.CommandLine.Option;

/** Where dice come from. Without a seed a fresh one is taken, short enough to be typed again. */
final class SeedOption {

    private static final int LARGEST_FRESH = 1_000_000_000;

    @Option(names = "--seed", paramLabel = "N", description = "Throw the dice of that seed, to repeat a roll.")
    private Long seed;

    private OptionalLong taken = OptionalLong.empty();

    long seed() {
        if (taken.isEmpty()) {
            taken = OptionalLong.of(seed == null ? new SplittableRandom().nextInt(LARGEST_FRESH) : seed);
        }
        return taken.getAsLong();
    }

    /** How to get the same dice again. */
    String told() {
        return "seed " + seed();
    }
}
