package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.flexible.FlexibleKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Findings.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One choice of a Flexible power with what works in it: what helps sleeps where it is not legal. What is open is still
 * wrong with it. Ledger: GG-AMB-111.
 */
public record AwakePower(PlainPower used, List<Finding> open) {

    static AwakePower of(PlainPower choice) {
        PlainPower used = choice;
        List<Finding> open = PlainCheck.of(used);
        while (true) {
            PlainPower before = used;
            Optional<PowerModifier> sleeper = open.stream()
                    .flatMap(finding -> finding.modifier().stream())
                    .filter(modifier ->
                            maySleep(modifier, before) && before.modifiers().contains(modifier))
                    .findFirst();
            if (sleeper.isEmpty()) {
                return new AwakePower(used, open);
            }
            used = used.without(sleeper.get());
            open = PlainCheck.of(used);
        }
    }

    /** The ways in which a legal power can be used, what sleeps left out. A power that is not legal is used as it is. */
    public static List<PlainPower> all(SuperPower power) {
        List<PlainPower> choices = power.plain();
        if (choices.size() == 1) {
            return List.copyOf(choices);
        }
        List<PlainPower> legal = new ArrayList<>();
        for (PlainPower choice : choices) {
            AwakePower awake = of(choice);
            if (awake.open.isEmpty()) {
                legal.add(awake.used);
            }
        }
        return List.copyOf(legal.isEmpty() ? choices : legal);
    }

    /** What is chosen itself does not sleep, nor does what makes it Flexible. */
    private static boolean maySleep(PowerModifier modifier, PlainPower power) {
        return modifier.kind().price(modifier, power.whole()) >= 0
                && !(modifier.kind() instanceof RangeKind)
                && !(modifier.kind() instanceof TargetingKind)
                && !(modifier.kind() instanceof FlexibleKind);
    }
}
