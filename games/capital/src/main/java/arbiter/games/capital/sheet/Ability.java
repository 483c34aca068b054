package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Ref;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.trait.NaturalAttack;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something a unit can do or is. Without uses it is passive. Its Slots are a number, or one number for every Score from
 * 0 on; locked ones have neither. Whoever has it also counts as having the one it acts as. Ledger: CAP-ABIL-1.
 */
public record Ability(
        String id,
        String name,
        @Key("class") Optional<Ref<CharacterClass>> role,
        Optional<AbilityList> list,
        OptionalInt slots,
        List<Integer> slotsByScore,
        boolean locked,
        boolean repeatable,
        Optional<Parameter> chooses,
        List<Ability> requires,
        Optional<Ability> replaces,
        Optional<Ability> actsAs,
        Optional<SignatureKind> signature,
        List<Use> uses,
        List<AbilityTrait> traits,
        @Default("choice") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    public Ability {
        if (locked == (slots.isPresent() || !slotsByScore.isEmpty())) {
            throw new IllegalArgumentException("an Ability is either locked or says how many Slots it takes");
        }
        boolean choosesType = chooses.equals(Optional.of(Parameter.DAMAGE_TYPE));
        if (!choosesType && traits.stream().anyMatch(Ability::needsType)) {
            throw new IllegalArgumentException("a natural attack says its damage type, or it is chosen");
        }
    }

    private static boolean needsType(AbilityTrait trait) {
        return trait instanceof NaturalAttack natural && natural.attack().type().isEmpty();
    }

    /** The trait of this kind, if it has one. */
    public <T extends AbilityTrait> Optional<T> trait(Class<T> kind) {
        return traits.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** Whether having this one is as good as having the other where it is asked for. Ledger: CAP-AMB-20. */
    public boolean countsAs(Ability other) {
        return equals(other) || actsAs.isPresent() && actsAs.get().countsAs(other);
    }

    /** The id that its Cooldown, or its use as an Ultimate, is kept under: later versions go under the first one's. */
    public String timer() {
        return actsAs.isPresent() && actsAs.get().isTimed() ? actsAs.get().timer() : id;
    }

    private boolean isTimed() {
        return uses.stream().anyMatch(use -> use.ultimate() || use.cooldown().isPresent());
    }

    /** What has to be chosen when an Ability is gained. */
    public enum Parameter {
        ATTRIBUTE,
        DAMAGE_TYPE
    }
}
