package arbiter.games.gladiators.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.PersonalTrait;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.rulebook.build.Violations;
import java.util.List;

/** Advantages and disadvantages: how many, and whether each is settled. Ledger: GG-LEG-04, GG-ADV-1 to 5, GG-AMB-10. */
final class TraitCheck {

    private static final int LEAST_ADVANTAGES = 2;
    private static final int MOST_ADVANTAGES = 5;
    private static final int LEAST_DISADVANTAGES = 1;
    private static final int MOST_DISADVANTAGES = 4;

    private TraitCheck() {}

    static void run(Build build, Violations violations) {
        for (int i = 0; i < build.traits().size(); i++) {
            one(build, build.traits().get(i), i, violations);
        }
        if (!build.isMinor()) {
            count(build, Merit.ADVANTAGE, LEAST_ADVANTAGES, MOST_ADVANTAGES, Code.ADVANTAGES, violations);
            count(build, Merit.DISADVANTAGE, LEAST_DISADVANTAGES, MOST_DISADVANTAGES, Code.DISADVANTAGES, violations);
        }
    }

    private static void count(Build build, Merit merit, int least, int most, Code code, Violations violations) {
        long count =
                build.traits().stream().filter(taken -> taken.counts() == merit).count();
        if (count < least || count > most) {
            String noun = EnumWords.of(merit) + "s";
            violations.add(
                    code, "there are " + count + " " + noun, "take " + least + " to " + most + " " + noun, "traits");
        }
    }

    private static void one(Build build, TakenTrait taken, int place, Violations violations) {
        if (taken.trait().isPresent() == taken.own().isPresent()) {
            violations.add(
                    Code.TRAIT_UNNAMED,
                    "a trait is one of the list or one's own",
                    "say 'trait' with an id, or 'own' with a name",
                    "traits",
                    place);
            return;
        }
        if (taken.own().isPresent() && taken.merit().isEmpty()) {
            violations.add(
                    Code.TRAIT_MERIT,
                    taken.title() + " is neither an advantage nor a disadvantage",
                    "add 'merit: advantage' or 'merit: disadvantage'",
                    "traits",
                    place);
        }
        taken.trait().ifPresent(trait -> merit(taken, trait, place, violations));
        taken.trait().ifPresent(trait -> company(build, trait, place, violations));
        List<Frequency> often = taken.trait().map(PersonalTrait::frequencies).orElse(List.of(Frequency.values()));
        if (taken.often().filter(often::contains).isEmpty()) {
            violations.add(
                    Code.TRAIT_FREQUENCY,
                    taken.title() + " leaves open how often it comes up",
                    "add 'frequency', "
                            + Wording.or(often.stream().map(EnumWords::of).toList()),
                    "traits",
                    place,
                    "frequency");
        }
        List<Severity> severe = taken.trait().map(PersonalTrait::severities).orElse(List.of(Severity.values()));
        if (taken.severe().filter(severe::contains).isEmpty()) {
            violations.add(
                    Code.TRAIT_SEVERITY,
                    taken.title() + " leaves open how much it matters",
                    "add 'severity', "
                            + Wording.or(severe.stream().map(EnumWords::of).toList()),
                    "traits",
                    place,
                    "severity");
        }
    }

    private static void merit(TakenTrait taken, PersonalTrait trait, int place, Violations violations) {
        if (taken.merit().filter(merit -> merit != trait.merit()).isPresent()) {
            violations.add(
                    Code.TRAIT_MERIT,
                    trait.name() + " is " + (trait.merit() == Merit.ADVANTAGE ? "an advantage" : "a disadvantage"),
                    "leave out 'merit'",
                    "traits",
                    place,
                    "merit");
        }
    }

    /** The same trait twice needs a note to tell them apart; some come only with another. */
    private static void company(Build build, PersonalTrait trait, int place, Violations violations) {
        TakenTrait taken = build.traits().get(place);
        boolean twice = build.traits().subList(0, place).stream()
                .anyMatch(other -> other.title().equals(taken.title()));
        if (twice) {
            violations.add(
                    Code.TRAIT_TWICE,
                    taken.title() + " is there twice",
                    "take it once, or tell them apart with a 'note'",
                    "traits",
                    place);
        }
        trait.alongWith()
                .filter(other -> build.traits().stream()
                        .noneMatch(one -> one.trait()
                                .filter(entry -> entry.id().equals(other))
                                .isPresent()))
                .ifPresent(other -> violations.add(
                        Code.TRAIT_ALONE,
                        trait.name() + " is taken together with " + other,
                        "take " + other + " too",
                        "traits",
                        place));
    }
}
