package arbiter.games.capital.sheet;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.trait.NaturalAttack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An Ability that somebody has, with what was chosen for it. */
public record Acquired(Ability ability, Optional<Attribute> attribute, Optional<DamageType> damageType) {

    public static Acquired plain(Ability ability) {
        return new Acquired(ability, Optional.empty(), Optional.empty());
    }

    /** Whether everything that has to be chosen for the Ability is there. */
    public boolean isComplete() {
        return ability.chooses()
                .map(what -> what == Ability.Parameter.ATTRIBUTE ? attribute.isPresent() : damageType.isPresent())
                .orElse(true);
    }

    /** Everything of one kind of trait that these Abilities bring. */
    public static <T extends AbilityTrait> List<T> traits(List<Acquired> abilities, Class<T> kind) {
        return abilities.stream()
                .flatMap(acquired -> acquired.ability().traits().stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** The Attacks that these Abilities are, each with the damage type that was chosen for it. */
    public static List<Strike> strikes(List<Acquired> abilities) {
        List<Strike> strikes = new ArrayList<>();
        for (Acquired acquired : abilities) {
            Optional<Versus> cooldown = acquired.ability().uses().stream()
                    .flatMap(use -> use.cooldown().stream())
                    .findFirst();
            acquired.ability()
                    .trait(NaturalAttack.class)
                    .ifPresent(natural -> strikes.add(new Strike(
                            natural.attack(),
                            natural.attack().type().or(acquired::damageType).orElseThrow(),
                            cooldown)));
        }
        return strikes;
    }

    /** Its name with what was chosen: {@code Damage Resist (heat)}. */
    public String described() {
        return ability.name()
                + attribute.map(chosen -> " (" + chosen + ")").orElse("")
                + damageType.map(chosen -> " (" + EnumWords.of(chosen) + ")").orElse("");
    }
}
