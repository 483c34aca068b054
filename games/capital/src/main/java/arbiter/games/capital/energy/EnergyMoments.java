package arbiter.games.capital.energy;

import arbiter.games.capital.trait.AbilityTrait;
import java.util.List;

/** What the Abilities of a unit change about paying Energy, and whether they let friends spend it. */
public record EnergyMoments(List<EnergyTrait> price, List<EnergyTrait> paid, boolean lends) {

    public static EnergyMoments of(List<AbilityTrait> all) {
        return new EnergyMoments(
                AbilityTrait.at(all, EnergyTrait.class, "price"),
                AbilityTrait.at(all, EnergyTrait.class, "paid"),
                AbilityTrait.at(all, EnergyTrait.class, "lends").stream().anyMatch(EnergyTrait::lends));
    }
}
