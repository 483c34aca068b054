package arbiter.games.gladiators.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.PersonalTrait;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes advantages or disadvantages from the list until there are enough. Ledger: GG-ADV-1, GG-ADV-3. */
final class TraitShop {

    private TraitShop() {}

    static void run(Bench bench, Merit merit, int least, int most) {
        for (int taken = 0; taken < most; taken++) {
            boolean enough = taken >= least;
            String id = bench.ask.option(
                    EnumWords.of(merit),
                    () -> merit == Merit.ADVANTAGE ? "Which advantage?" : "Which disadvantage?",
                    () -> options(bench, merit, enough));
            if (id.equals(Bench.DONE)) {
                return;
            }
            PersonalTrait trait =
                    bench.book.content().shelf(PersonalTrait.class).get(id);
            bench.put(bench.with(settled(bench.ask, trait)));
        }
    }

    private static List<Choice> options(Bench bench, Merit merit, boolean enough) {
        List<Choice> options = new ArrayList<>();
        for (PersonalTrait trait : bench.book.traits()) {
            boolean offered = trait.merit() == merit && trait.alongWith().isEmpty();
            if (offered) {
                options.add(new Choice(
                        trait.id(), trait.name() + ": " + trait.text(), bench.refusal(bench.with(cheapest(trait)))));
            }
        }
        if (enough) {
            options.add(Bench.done());
        }
        return options;
    }

    private static TakenTrait cheapest(PersonalTrait trait) {
        return taken(trait, trait.frequencies().get(0), trait.severities().get(0));
    }

    private static TakenTrait taken(PersonalTrait trait, Frequency frequency, Severity severity) {
        return new TakenTrait(
                Optional.of(trait),
                Optional.empty(),
                Optional.empty(),
                trait.frequencies().size() > 1 ? Optional.of(frequency) : Optional.empty(),
                trait.severities().size() > 1 ? Optional.of(severity) : Optional.empty(),
                "");
    }

    /** Asks how often it comes up and how much it matters, where the list leaves that open. */
    private static TakenTrait settled(Answers ask, PersonalTrait trait) {
        Frequency frequency = trait.frequencies().size() == 1
                ? trait.frequencies().get(0)
                : Frequency.valueOf(
                        ask.option("trait.frequency", "How often does it come up?", choices(trait.frequencies()))
                                .toUpperCase(java.util.Locale.ROOT));
        Severity severity = trait.severities().size() == 1
                ? trait.severities().get(0)
                : Severity.valueOf(ask.option("trait.severity", "How much does it matter?", choices(trait.severities()))
                        .toUpperCase(java.util.Locale.ROOT));
        return taken(trait, frequency, severity);
    }

    private static List<Choice> choices(List<? extends Enum<?>> constants) {
        return constants.stream()
                .map(constant -> Choice.of(EnumWords.of(constant), EnumWords.of(constant)))
                .toList();
    }
}
