package arbiter.games.capital.damage;

import arbiter.games.capital.trait.AbilityTrait;
import java.util.List;

/** What the Abilities of a unit do to damage, by whose damage it is. */
public record DamageMoments(List<DamageTrait> raiseOwn, List<DamageTrait> raiseAny) {

    public static DamageMoments of(List<AbilityTrait> all) {
        return new DamageMoments(
                AbilityTrait.at(all, DamageTrait.class, "raiseOwn"),
                AbilityTrait.at(all, DamageTrait.class, "raiseAny"));
    }
}
