package arbiter.games.capital.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.Optional;

/** An Ability that somebody has, with what was chosen for it. */
public record Acquired(Ability ability, Optional<Attribute> attribute, Optional<DamageType> damageType) {

    public static Acquired plain(Ability ability) {
        return new Acquired(ability, Optional.empty(), Optional.empty());
    }

    /** Its name with what was chosen: {@code Damage Resist (heat)}. */
    public String described() {
        return ability.name()
                + attribute.map(chosen -> " (" + chosen + ")").orElse("")
                + damageType.map(chosen -> " (" + EnumWords.of(chosen) + ")").orElse("");
    }
}
