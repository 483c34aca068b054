package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import arbiter.games.capital.trait.AbilityTrait;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** A unit of the gamemaster, built freely from the fields of units. Ledger: CAP-AMB-12, CAP-AMB-70. */
public record Adversary(
        String id,
        String name,
        @Default("0") int level,
        Size size,
        Set<UnitTag> tags,
        Map<Attribute, Integer> scores,
        int hitPoints,
        OptionalInt bones,
        OptionalInt energy,
        @Default("0") int armour,
        @Default("2") int hands,
        List<Training> trainings,
        List<Armament> weapons,
        List<Item> items,
        List<AttackProfile> attacks,
        List<Acquired> abilities,
        List<AbilityTrait> traits,
        String text)
        implements Unit {

    /** What WIL is raised by where a unit's Energy is not given. */
    private static final int ENERGY = 3;

    public Adversary {
        if (scores.size() != Attribute.values().length) {
            throw new IllegalArgumentException("a unit has all eight Scores");
        }
        if (scores.values().stream().anyMatch(score -> score < 0 || score > Attribute.HIGHEST)) {
            throw new IllegalArgumentException("Scores are from 0 to " + Attribute.HIGHEST);
        }
        if (hitPoints < 1) {
            throw new IllegalArgumentException("a unit has at least 1 hit point");
        }
        if (attacks.stream().anyMatch(attack -> attack.type().isEmpty())) {
            throw new IllegalArgumentException("an Attack of a unit says its damage type");
        }
    }

    public int maxEnergy() {
        return energy.orElseGet(() -> scores.get(Attribute.WIL) + ENERGY);
    }
}
