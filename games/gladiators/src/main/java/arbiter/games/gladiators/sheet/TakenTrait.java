package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;

/**
 * A personal trait that somebody has: one of the list, or one of their own with a name, a merit, a frequency and a
 * severity. Ledger: GG-ADV-3, GG-ADV-8.
 */
public record TakenTrait(
        Optional<PersonalTrait> trait,
        Optional<String> own,
        Optional<Merit> merit,
        Optional<Frequency> frequency,
        Optional<Severity> severity,
        @Default("") String note) {

    public String title() {
        String name = trait.map(PersonalTrait::name).orElseGet(() -> own.orElse("trait"));
        return note.isEmpty() ? name : name + " (" + note + ")";
    }

    public Merit counts() {
        return trait.map(PersonalTrait::merit).orElseGet(() -> merit.orElse(Merit.ADVANTAGE));
    }

    /** How often, as far as it is settled: by the list, or by what was chosen. */
    public Optional<Frequency> often() {
        return frequency.or(() -> trait.map(PersonalTrait::frequencies).flatMap(TakenTrait::only));
    }

    public Optional<Severity> severe() {
        return severity.or(() -> trait.map(PersonalTrait::severities).flatMap(TakenTrait::only));
    }

    private static <T> Optional<T> only(List<T> choices) {
        return choices.size() == 1 ? Optional.of(choices.get(0)) : Optional.empty();
    }

    /** Frequency and severity, or the printed cost; positive for both merits. Ledger: GG-ADV-3, GG-AMB-09. */
    public int points() {
        int sum = often().map(Frequency::value).orElse(0)
                + severe().map(Severity::value).orElse(0);
        return trait.isPresent() ? trait.get().cost().orElse(sum) : sum;
    }
}
