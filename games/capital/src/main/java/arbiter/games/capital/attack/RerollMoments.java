package arbiter.games.capital.attack;

import arbiter.games.capital.trait.AbilityTrait;
import java.util.List;

/** What the Abilities of a unit let somebody throw again, by the roll that they are about. */
public record RerollMoments(List<RerollTrait> attack, List<RerollTrait> defense, List<RerollTrait> help) {

    public static RerollMoments of(List<AbilityTrait> all) {
        return new RerollMoments(
                AbilityTrait.at(all, RerollTrait.class, "offerAttack"),
                AbilityTrait.at(all, RerollTrait.class, "offerDefense"),
                AbilityTrait.at(all, RerollTrait.class, "offerHelp"));
    }
}
