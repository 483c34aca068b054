package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;

/**
 * A Trait of a person: its price in CP, what is chosen with it if it is Specialist, the Skills of which it needs one to be
 * trained, if any, and what it does. Ledger: BCG-TRAIT-1.
 */
public record Trait(
        String id,
        String name,
        TraitKind kind,
        @Default("0") int cost,
        Optional<TraitChoice> choice,
        List<Skill> skills,
        List<PersonTrait> effects,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    public Trait {
        for (PersonTrait effect : effects) {
            if (!effect.worksWith(choice)) {
                throw new IllegalArgumentException("what it does needs another choice than "
                        + choice.map(EnumWords::of).orElse("none"));
            }
        }
    }

    public boolean isSpecialist() {
        return choice.isPresent();
    }

    public boolean isSame(Trait other) {
        return id.equals(other.id);
    }
}
