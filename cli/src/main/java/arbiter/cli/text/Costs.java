package arbiter.cli.text;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.stream.Collectors;

/** What an option costs, behind its text. */
public final class Costs {

    private Costs() {}

    /** {@code  (1 energy, 2 ammo)}, or nothing if it is free. */
    public static String of(Option option) {
        return option.costs().isEmpty()
                ? ""
                : option.costs().stream().map(Cost::toString).collect(Collectors.joining(", ", " (", ")"));
    }
}
