package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Findings.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks every plain power that can be chosen. Each thing to choose has to be legal in one of them; what helps sleeps
 * where it is not legal, while a drawback has to be legal in all. Ledger: GG-LEG-37, GG-AMB-111.
 */
final class FlexibleCheck {

    private static final int MOST_CHOICES = 2_000;

    private final SuperPower power;
    private final Findings findings;
    private final List<PlainPower> legal = new ArrayList<>();
    private final Set<PowerModifier> awake = new LinkedHashSet<>();
    private final Set<PowerModifier> flawed = new LinkedHashSet<>();

    private FlexibleCheck(SuperPower power, Findings findings) {
        this.power = power;
        this.findings = findings;
    }

    static void run(SuperPower power, Findings findings) {
        List<PlainPower> choices = power.plain();
        if (choices.size() == 1) {
            PlainCheck.of(choices.get(0)).forEach(findings::add);
        } else if (choices.size() > MOST_CHOICES) {
            findings.add(
                    Code.FLEXIBLE_TOO_MANY,
                    "there are " + choices.size() + " ways to use it",
                    "leave at most " + MOST_CHOICES,
                    "modifiers");
        } else {
            new FlexibleCheck(power, findings).all(choices);
        }
    }

    private void all(List<PlainPower> choices) {
        List<Finding> first = List.of();
        for (PlainPower choice : choices) {
            List<Finding> open = awake(choice);
            first = first.isEmpty() ? open : first;
        }
        if (legal.isEmpty()) {
            first.forEach(findings::add);
            return;
        }
        choices.stream().map(PlainPower::form).distinct().forEach(this::form);
        for (PowerModifier modifier : power.modifiers()) {
            modifier(modifier);
        }
    }

    /** Lets what helps sleep until the choice is legal, or returns what is still wrong with it. */
    private List<Finding> awake(PlainPower choice) {
        AwakePower tried = AwakePower.of(choice);
        List<Finding> open = tried.open();
        List<PowerModifier> drawbacks = open.stream()
                .flatMap(finding -> finding.modifier().stream())
                .filter(modifier -> price(modifier) < 0)
                .toList();
        if (open.stream()
                .allMatch(finding ->
                        finding.modifier().filter(drawbacks::contains).isPresent())) {
            flawed.addAll(drawbacks);
            legal.add(choice);
            awake.addAll(tried.used().modifiers());
        }
        return open;
    }

    private int price(PowerModifier modifier) {
        return modifier.kind().price(modifier, power);
    }

    private void form(PowerForm form) {
        if (legal.stream().noneMatch(choice -> choice.form().equals(form))) {
            findings.add(
                    Code.FLEXIBLE_OPTION,
                    "no way to use it as " + form.ability().name() + " is legal",
                    "leave that one out, or what does not go with it",
                    power.forms().size() > 1 ? "alternatives" : "types");
        }
    }

    private void modifier(PowerModifier modifier) {
        String name = modifier.entry().name();
        if (flawed.contains(modifier)) {
            findings.add(
                    Code.FLEXIBLE_FLAW,
                    modifier,
                    name + " is a drawback that some ways to use it do not have",
                    "leave it out; a drawback has to be legal in all of them");
        } else if (!awake.contains(modifier)) {
            boolean choice = modifier.kind() instanceof RangeKind || modifier.kind() instanceof TargetingKind;
            findings.add(
                    choice ? Code.FLEXIBLE_OPTION : Code.FLEXIBLE_ASLEEP,
                    modifier,
                    "no way to use it with " + name + " is legal",
                    "leave it out, or what does not go with it");
        }
    }
}
